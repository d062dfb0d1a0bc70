import { createRouterClient } from '@orpc/server';
import { contract, type Inputs, type Outputs } from '../contract';
import { SIN_SECCIONES } from '../contract/administracion/ficha';
import { administracion } from './administracion';
import { codigo } from './codigo';
import { dns } from './dns';
import type { Edge } from './edge';
import { historia } from './historia';
import { outside } from './implement';
import { watching } from './interceptors';
import { ifAny } from './own';
import { registro } from './registro';
import { offers, wholeOr } from './whole';

/** The operations of an edge by which a whole detail is answered: each counts, and fails, as itself. */
const sectionsOf = (edge: Edge) =>
  createRouterClient({ administracion, codigo, dns, historia, registro }, { context: { edge }, ...watching });

type Sections = ReturnType<typeof sectionsOf>;
type Ficha = Outputs['administracion']['ficha'];
type Informacion = Ficha['informacion'];
type Asked = Inputs['administracion']['ficha'];

async function pagosDe(
  ask: Sections,
  { permisos, renovacionAutomatica }: Informacion,
  nombreDominio: string,
) {
  if (!permisos.puedeVerPagos) return { pagos: null, precio: null };
  const [pagos, precio] = await Promise.all([
    ask.administracion.obtenerHistorialPagosDominio({ nombreDominio }),
    renovacionAutomatica ? ifAny(ask.registro.precio({ product: nombreDominio })) : null,
  ]);
  return { pagos, precio: precio?.precioUnitario ?? null };
}

async function servicioDe(ask: Sections, { permisos }: Informacion, { nombreDominio, registros }: Asked) {
  if (!permisos.puedeVerServidores) return { dns: null, registros: null };
  const estado = await ask.dns.estado({ nombreDominio });
  return {
    dns: estado,
    registros: estado.alojado ? await ask.dns.registros({ nombreDominio, ...registros }) : null,
  };
}

async function historiaDe(edge: Edge, ask: Sections, { motivos }: Informacion, asked: Asked) {
  if (motivos?.verHistorial || !(await offers(edge, contract.historia.listar))) return null;
  return ask.historia.listar({ nombreDominio: asked.nombreDominio, ...asked.historia });
}

async function codigosDe(ask: Sections, info: Informacion, { nombreDominio: dominio, conCodigos }: Asked) {
  const isTheirs = info.esTitular || info.esAdministrativo || info.esTecnico;
  if (!conCodigos || !isTheirs || info.dominio.dominioCore.tld !== 'uy') return null;
  const vigente = await ifAny(ask.codigo.vigente({ dominio }));
  return vigente && { ...vigente, ...(await ask.codigo.historial({ dominio })) };
}

/** A whole detail by the operations of the specification, each section where its person sees it. */
async function composed(edge: Edge, { nombreDominio: typed, ...rest }: Asked): Promise<Ficha> {
  const ask = sectionsOf(edge);
  const informacion = await ask.administracion.informacion({ nombreDominio: typed, conRegistros: false });
  const { nombre: nombreDominio } = informacion.dominio.dominioCore;
  const asked = { nombreDominio, ...rest };
  if (informacion.codigoRespuesta !== 'OK')
    return { informacion, ...SIN_SECCIONES, codigos: await codigosDe(ask, informacion, asked) };
  const [codigos, { invitaciones }, pagos, servicio, historial] = await Promise.all([
    codigosDe(ask, informacion, asked),
    ask.administracion.invitacionesEnviadas({ nombreDominio }),
    pagosDe(ask, informacion, nombreDominio),
    servicioDe(ask, informacion, asked),
    historiaDe(edge, ask, informacion, asked),
  ]);
  return { informacion, invitaciones, ...pagos, ...servicio, historia: historial, codigos };
}

/** An edge like ours answers all of it at once; of any other its sections are asked one by one. */
export const ficha = outside.administracion.ficha.handler(({ context: { edge }, input }) =>
  wholeOr(edge, contract.administracion.ficha, input, () => composed(edge, input)),
);
