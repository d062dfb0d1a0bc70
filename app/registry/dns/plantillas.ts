import type { Tipo } from '../contract/dns-estructuras';
import type { PLANTILLAS_DNS } from '../contract/dns-limites';
import { LECTORES } from './datos';
import { aplicada } from './diferencia';
import { esIPv4, esIPv6 } from './ip';
import { type Lectura, leido, rechazado } from './lectura';
import { type Registro, TTL } from './registro';
import { writeTexto } from './texto';

/** Sets of records that people ask for by their purpose. Each replaces what it would contradict, and nothing else. */

export type Plantilla = (typeof PLANTILLAS_DNS)[number];

type Linea = [nombre: string, tipo: Tipo, contenido: string];

interface Receta {
  lineas: (zona: string) => Linea[];
  reemplaza: (registro: Registro, zona: string) => boolean;
}

const esSpf = ({ tipo, contenido }: Registro): boolean => tipo === 'TXT' && /^"v=spf1[ "]/i.test(contenido);

/** A domain says once where its mail goes, and once who may send it (RFC 7208 3.2). */
const esCorreo = (registro: Registro, zona: string): boolean =>
  registro.nombre === zona && (registro.tipo === 'MX' || esSpf(registro));

const correo = (lineas: Receta['lineas'], tambien: readonly string[] = []): Receta => ({
  lineas,
  reemplaza: (registro, zona) =>
    esCorreo(registro, zona) || tambien.some((nombre) => registro.nombre === `${nombre}.${zona}`),
});

const spf = (zona: string, politica: string): Linea => [zona, 'TXT', writeTexto(`v=spf1 ${politica}`)];

const RECETAS: Record<Exclude<Plantilla, 'WEB'>, Receta> = {
  CORREO_GOOGLE: correo((zona) => [
    [zona, 'MX', '1 smtp.google.com.'],
    spf(zona, 'include:_spf.google.com ~all'),
  ]),
  CORREO_MICROSOFT: correo(
    (zona) => [
      [zona, 'MX', `0 ${zona.replaceAll('.', '-')}.mail.protection.outlook.com.`],
      spf(zona, 'include:spf.protection.outlook.com -all'),
      [`autodiscover.${zona}`, 'CNAME', 'autodiscover.outlook.com.'],
    ],
    ['autodiscover'],
  ),
  CORREO_ZOHO: correo((zona) => [
    [zona, 'MX', '10 mx.zoho.com.'],
    [zona, 'MX', '20 mx2.zoho.com.'],
    [zona, 'MX', '50 mx3.zoho.com.'],
    spf(zona, 'include:zohomail.com ~all'),
  ]),
  // RFC 7505, RFC 7489: a name nobody uses says that it neither takes nor sends mail, so that nobody forges it.
  SIN_SERVICIOS: {
    lineas: (zona) => [
      [zona, 'MX', '0 .'],
      spf(zona, '-all'),
      [`_dmarc.${zona}`, 'TXT', writeTexto('v=DMARC1; p=reject')],
    ],
    reemplaza: (registro, zona) =>
      esCorreo(registro, zona) ||
      registro.nombre === `_dmarc.${zona}` ||
      ((registro.nombre === zona || registro.nombre === `www.${zona}`) &&
        ['A', 'AAAA', 'CNAME'].includes(registro.tipo)),
  },
};

/** The web of a domain and of its `www` on one address of either family; addresses of the other family stay. */
function web(direccion: string): Lectura<Receta> {
  const limpia = direccion.trim();
  const tipo = esIPv4(limpia) ? 'A' : 'AAAA';
  if (tipo === 'AAAA' && !esIPv6(limpia))
    return rechazado('Escriba la dirección IPv4 o IPv6 de su servidor web, como 192.0.2.1.');
  const leida = LECTORES[tipo === 'A' ? 'ipv4' : 'ipv6'].read(limpia, '');
  if (!leida.ok) return leida;
  return leido({
    lineas: (zona) => [
      [zona, tipo, leida.valor],
      [`www.${zona}`, tipo, leida.valor],
    ],
    reemplaza: ({ nombre, tipo: otro }, zona) =>
      (nombre === zona || nombre === `www.${zona}`) && (otro === tipo || otro === 'CNAME'),
  });
}

/** Whether a record says already what a line would, for whatever time. */
const dice = (registro: Registro, [nombre, tipo, contenido]: Linea): boolean =>
  registro.nombre === nombre && registro.tipo === tipo && registro.contenido === contenido;

/** The records of a zone once a template was put on it; what says already what it would is left as it is. */
export function conPlantilla(
  registros: readonly Registro[],
  plantilla: Plantilla,
  direccion: string,
  zona: string,
): Lectura<Registro[]> {
  const receta = plantilla === 'WEB' ? web(direccion) : leido(RECETAS[plantilla]);
  if (!receta.ok) return receta;
  const lineas = receta.valor.lineas(zona);
  const yaEsta = (registro: Registro) => lineas.some((linea) => dice(registro, linea));
  const quitados = registros.filter(
    (registro) => receta.valor.reemplaza(registro, zona) && !yaEsta(registro),
  );
  const agregados = lineas
    .filter((linea) => !registros.some((registro) => dice(registro, linea)))
    .map(([nombre, tipo, contenido]) => ({
      nombre,
      tipo,
      ttl: ttlDe(registros, quitados, nombre, tipo),
      contenido,
    }));
  return leido(aplicada(registros, { quitados, agregados }));
}

/** A set that already has records keeps its time. */
function ttlDe(
  registros: readonly Registro[],
  quitados: readonly Registro[],
  nombre: string,
  tipo: Tipo,
): number {
  const otro = registros.find(
    (registro) => registro.nombre === nombre && registro.tipo === tipo && !quitados.includes(registro),
  );
  return otro?.ttl ?? TTL.normal;
}
