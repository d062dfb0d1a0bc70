import { createRouterClient } from '@orpc/server';
import { contract, type Inputs, type Outputs } from '../contract';
import { type SeccionDeFicha, SIN_SECCIONES } from '../contract/administracion/ficha';
import { leCorresponde } from '../domain/acciones';
import { rolesDe } from '../domain/roles';
import { RegistryFailure } from '../failure';
import { type Alone, sectionsAlone } from '../sections-alone';
import { administracion } from './administracion';
import { codigo } from './codigo';
import { offers, wholeOr } from './composed-screen';
import { dns } from './dns';
import type { Edge } from './edge';
import { historia } from './historia';
import { outside } from './implement';
import { watching } from './interceptors';
import { ifAny } from './own-operation';
import { registro } from './registro';

/** The operations of an edge by which a whole detail is answered: each counts, and fails, as itself. */
const sectionsOf = (edge: Edge) =>
  createRouterClient({ administracion, codigo, dns, historia, registro }, { context: { edge }, ...watching });

type Sections = ReturnType<typeof sectionsOf>;
type Ficha = Outputs['administracion']['ficha'];
type Informacion = Ficha['informacion'];
type Asked = Inputs['administracion']['ficha'];

type Sola = Alone<SeccionDeFicha>;

async function pagosDe(
  ask: Sections,
  sola: Sola,
  { permisos, renovacionAutomatica }: Informacion,
  nombreDominio: string,
) {
  if (!permisos.puedeVerPagos) return { pagos: null, precio: null, precioDesde: null };
  const [pagos, precio] = await Promise.all([
    sola('pagos', ask.administracion.obtenerHistorialPagosDominio({ nombreDominio })),
    renovacionAutomatica ? sola('precio', ifAny(ask.registro.precio({ product: nombreDominio }))) : null,
  ]);
  return { pagos, precio: precio?.precioUnitario ?? null, precioDesde: null };
}

async function servicioDe(
  ask: Sections,
  sola: Sola,
  { permisos, dominio }: Informacion,
  { nombreDominio, registros }: Asked,
) {
  if (!permisos.puedeVerServidores) return { dns: null, registros: null };
  // Whether it is hosted is known already: its records need not wait for what else is said of its service.
  const [estado, found] = await Promise.all([
    sola('dns', ask.dns.estado({ nombreDominio })),
    dominio.dominioBE.alojado ? sola('registros', ask.dns.registros({ nombreDominio, ...registros })) : null,
  ]);
  return { dns: estado, registros: estado?.alojado ? found : null };
}

async function historiaDe(edge: Edge, ask: Sections, { motivos }: Informacion, asked: Asked) {
  if (motivos?.verHistorial || !(await offers(edge, contract.historia.listar))) return null;
  return ask.historia.listar({ nombreDominio: asked.nombreDominio, ...asked.historia });
}

async function codigosDe(
  ask: Sections,
  sola: Sola,
  info: Informacion,
  { nombreDominio: dominio, conCodigos }: Asked,
) {
  const isTheirs = leCorresponde('rechazarTransferencia', rolesDe(info));
  if (!conCodigos || !isTheirs || info.dominio.dominioCore.tld !== 'uy') return null;
  const [vigente, pasados] = await Promise.all([
    sola('codigos', ifAny(ask.codigo.vigente({ dominio }))),
    sola('codigos', ifAny(ask.codigo.historial({ dominio }))),
  ]);
  return vigente && { ...vigente, historial: pasados?.historial ?? [] };
}

/** A whole detail by the operations of the specification, each section where its person sees it. */
async function composed(edge: Edge, { nombreDominio: typed, ...rest }: Asked): Promise<Ficha> {
  const ask = sectionsOf(edge);
  const informacion = await ask.administracion.informacion({ nombreDominio: typed, conRegistros: false });
  const { nombre: nombreDominio } = informacion.dominio.dominioCore;
  const asked = { nombreDominio, ...rest };
  const { alone: sola, caidas } = sectionsAlone<SeccionDeFicha>(RegistryFailure.failsAlone);
  if (informacion.codigoRespuesta !== 'OK') {
    const codigos = await codigosDe(ask, sola, informacion, asked);
    return { informacion, ...SIN_SECCIONES, codigos, ...caidas() };
  }
  const [codigos, enviadas, pagos, servicio, historial] = await Promise.all([
    codigosDe(ask, sola, informacion, asked),
    sola('invitaciones', ask.administracion.invitacionesEnviadas({ nombreDominio })),
    pagosDe(ask, sola, informacion, nombreDominio),
    servicioDe(ask, sola, informacion, asked),
    sola('historia', historiaDe(edge, ask, informacion, asked)),
  ]);
  const invitaciones = enviadas?.invitaciones ?? [];
  return {
    informacion,
    invitaciones,
    ...pagos,
    ...servicio,
    historia: historial,
    peligros: null,
    codigos,
    ...caidas(),
  };
}

/** An edge like ours answers all of it at once; of any other its sections are asked one by one. */
export const ficha = outside.administracion.ficha.handler(({ context: { edge }, input }) =>
  wholeOr(edge, contract.administracion.ficha, input, () => composed(edge, input)),
);
