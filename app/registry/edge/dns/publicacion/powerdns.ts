import { TIPOS } from '../../../contract/dns-estructuras';
import type { Conjunto } from '../../../dns/conjuntos';
import { comoTexto } from '../../../dns/conjuntos';
import { withoutDot } from '../../../domain/labels';
import { type Cambios, type Destino, type Lotes, type Servida, SinZona, type Zona } from './destino';
import { PowerDnsApi, type ZonaLeida } from './powerdns-api';
import { type ServidorPropio, soaDe } from './rules';

/** Sets in one request, so that it and its answer stay within the wait. */
const POR_PEDIDO = 2000;

/** The types that the registry writes at an owner; DS only where other names are delegated. */
const TIPOS_DE_ZONA = TIPOS;
const TIPOS_DE_PADRE = ['NS', 'DS', 'A', 'AAAA'] as const;

/** The zones of names are signed by themselves: a referral without signature vouches for no DS. */
const FIRMA_DE_NOMBRES = { dnssec: true, nsec3param: '1 0 0 -', nsec3narrow: true };

const comoRrset = ({ nombre, tipo, ttl, contenidos }: Conjunto) => ({
  name: `${nombre}.`,
  type: tipo,
  ttl,
  changetype: 'REPLACE',
  records: contenidos.map((content) => ({ content, disabled: false })),
});

const borrado = ({ nombre, tipo }: Pick<Conjunto, 'nombre' | 'tipo'>) => ({
  name: `${nombre}.`,
  type: tipo,
  changetype: 'DELETE',
});

/** Deletions first: an address may take the place of an alias in one change. */
function rrsetsDe({ deNombres }: Zona, cambios: Cambios) {
  const tipos: readonly string[] = deNombres ? TIPOS_DE_PADRE : TIPOS_DE_ZONA;
  const borrados = [...cambios].flatMap(([nombre, conjuntos]) =>
    tipos
      .filter((tipo) => !conjuntos.some((conjunto) => conjunto.tipo === tipo))
      .map((tipo) => borrado({ nombre, tipo })),
  );
  return [...borrados, ...[...cambios.values()].flat().map(comoRrset)];
}

const conjuntosDe = ({ rrsets }: ZonaLeida): Conjunto[] =>
  rrsets
    .filter(({ type }) => type !== 'SOA')
    .map(({ name, type, ttl, records }) => ({
      nombre: withoutDot(name),
      tipo: type,
      ttl,
      contenidos: records.map(({ content }) => content),
    }));

const clave = ({ nombre, tipo }: Conjunto) => `${nombre} ${tipo}`;

/** Answers undefined of a zone that is not there. */
const siEsta = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof SinZona) return undefined;
    throw error;
  });

/** A PowerDNS that publishes the zones, and signs them. */
export class EnPowerDns implements Destino {
  readonly conCatalogo = false;
  readonly firma = true;
  readonly #api: PowerDnsApi;
  readonly #servidores: readonly ServidorPropio[];

  constructor(url: string, key: string, servidores: readonly ServidorPropio[]) {
    this.#api = new PowerDnsApi(url, key);
    this.#servidores = servidores;
  }

  #soa = (zona: string, serie: number) => comoRrset(soaDe(zona, serie, this.#servidores));

  #crear = ({ nombre: zona, deNombres }: Zona, serie: number) =>
    this.#api.create({
      name: `${zona}.`,
      kind: 'Native',
      nameservers: [],
      soa_edit_api: '', // the serial is ours: it grows also when the server was wiped
      api_rectify: !deNombres, // a large zone would be gone through at each change; narrow NSEC3 needs it not
      ...(deNombres ? FIRMA_DE_NOMBRES : {}),
      rrsets: [
        this.#soa(zona, serie),
        ...this.#servidores
          .slice(0, 1)
          .map(({ nombre }) =>
            comoRrset({ nombre: zona, tipo: 'NS', ttl: 3600, contenidos: [`${nombre}.`] }),
          ),
      ],
    });

  /** Only what differs is written: a server that has the zone keeps answering it all along. */
  async #bringTo(zona: string, actuales: readonly Conjunto[], lotes: Lotes): Promise<void> {
    const estaban = new Map(actuales.map((conjunto) => [clave(conjunto), comoTexto(conjunto)]));
    const quedan = new Set<string>();
    const nuevos: Conjunto[] = [];
    for await (const conjuntos of lotes)
      for (const conjunto of conjuntos) {
        quedan.add(clave(conjunto));
        if (estaban.get(clave(conjunto)) !== comoTexto(conjunto)) nuevos.push(conjunto);
      }
    const sobran = actuales.filter((conjunto) => !quedan.has(clave(conjunto)));
    for (const rrsets of [sobran.map(borrado), nuevos.map(comoRrset)])
      for (let at = 0; at < rrsets.length; at += POR_PEDIDO)
        await this.#api.patch(zona, rrsets.slice(at, at + POR_PEDIDO));
  }

  async change(zona: Zona, serie: number, cambios: Cambios): Promise<void> {
    await this.#api.patch(zona.nombre, [...rrsetsDe(zona, cambios), this.#soa(zona.nombre, serie)]);
  }

  async replace(zona: Zona, serie: number, lotes: Lotes): Promise<number> {
    const { nombre } = zona;
    const actual = await siEsta(this.#api.read(nombre));
    const siguiente = Math.max(serie, (actual?.serial ?? 0) + 1);
    if (!actual) await this.#crear(zona, siguiente);
    // The server makes a zone first and fills it afterwards: one that died in between has it empty.
    else if (zona.deNombres && !actual.dnssec)
      await this.#api.configure(nombre, { ...FIRMA_DE_NOMBRES, api_rectify: false });
    await this.#bringTo(nombre, actual ? conjuntosDe(actual) : [], lotes);
    await this.#api.patch(nombre, [this.#soa(nombre, siguiente)]);
    if (zona.deNombres) await this.#api.rectify(nombre);
    return siguiente;
  }

  async remove(zona: string): Promise<void> {
    await siEsta(this.#api.remove(zona));
  }

  async read(zona: string): Promise<Servida | undefined> {
    const actual = await siEsta(this.#api.read(zona));
    return actual && { conjuntos: conjuntosDe(actual), firmada: actual.dnssec };
  }

  serie = async (zona: string): Promise<number | undefined> =>
    (await siEsta(this.#api.read(zona, 'SOLA')))?.serial;

  zonas = (): Promise<string[]> => this.#api.zones();

  async sign(zona: string, firmada: boolean): Promise<string[]> {
    const { dnssec } = await this.#api.read(zona, 'SOLA');
    if (dnssec !== firmada) await this.#api.configure(zona, { dnssec: firmada, api_rectify: true });
    return firmada ? (await this.#api.ds(zona)).sort() : [];
  }
}
