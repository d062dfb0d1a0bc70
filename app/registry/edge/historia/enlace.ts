import { Temporal } from 'temporal-polyfill';
import { dayOf, secondsBefore, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { toULabels } from '../../domain/labels';
import type { Vida } from '../../domain/lifecycle';
import { permiso } from '../../domain/permissions';
import type { Roles } from '../../domain/roles';
import { congeladoAl, congeladoDesde, situacionDe } from '../../domain/situacion';
import { lockDominio } from '../dominios/cambios';
import { DIAS_DEL_ENLACE, type Enlace, findEnlace, spendEnlace } from '../dominios/enlaces-store';
import { findDominio } from '../dominios/store';
import { edge } from '../implement';
import { congelarlo, quedaCongelado } from './congelar';

const ENTRE = 'Ingrese y congele el dominio desde su detalle.';
const NO_ES = `El enlace no es válido: puede estar incompleto, haberse enviado hace más de ${DIAS_DEL_ENLACE} días, o haber dejado de valer porque el dominio cambió de titular o de contacto administrativo.`;

/** So many seconds after a link was used, using it again is the same press. */
const OTRA_VEZ = 60;

/** A link may what whoever it was mailed to could then. */
const rolesDe = ({ titular }: Pick<Enlace, 'titular'>): Roles => ({
  titular,
  administrador: titular === 1 ? 0 : 1,
  tecnico: 0,
  financiero: 0,
});

/** What of a name decides whether it can be frozen. */
type Visto = Vida & Pick<Dominio, 'id' | 'congelado_hasta' | 'candado'>;

/** Why a link freezes nothing now; empty where it does. The name may be another one by now, of other people. */
function porQueNo(enlace: Enlace | undefined, dominio: Visto | undefined, now: Temporal.Instant): string {
  if (!enlace) return `${NO_ES} ${ENTRE}`;
  if (enlace.usado_en) return `El enlace ya se usó el ${dateTime(enlace.usado_en)}: sirve una sola vez.`;
  if (Temporal.Instant.compare(Temporal.Instant.from(enlace.vence_en), now) <= 0)
    return `El enlace venció el ${dateTime(enlace.vence_en)}. ${ENTRE}`;
  if (dominio?.id !== enlace.dominio_id) return 'El dominio de este enlace ya no está registrado por usted.';
  const puede = permiso('congelar', situacionDe({ ...dominio, ...rolesDe(enlace) }, now, dayOf(now)));
  return puede.permitido ? '' : puede.motivo;
}

async function read<Fila extends Visto>(
  connection: Connection,
  codigo: string,
  now: Temporal.Instant,
  buscar: (connection: Connection, nombre: string) => Promise<Fila | undefined>,
) {
  const enlace = await findEnlace(connection, codigo);
  const dominio = enlace && (await buscar(connection, enlace.nombre));
  return { enlace, dominio, motivo: porQueNo(enlace, dominio, now) };
}

/** What the page of a link says before anything is pressed: whose it is, and whether it is still good. */
export const enlaceDeCongelar = edge.historia.enlaceDeCongelar.handler(async ({ context, input }) => {
  const { connection, now } = context;
  const { enlace, dominio, motivo } = await read(connection, input.codigo.trim(), now, findDominio);
  const esSuyo = dominio !== undefined && dominio.id === enlace?.dominio_id;
  return {
    motivo,
    nombreDominio: enlace ? toULabels(enlace.nombre) : null,
    congeladoHasta: esSuyo ? congeladoAl(dominio, now) : null,
    quedaHasta: motivo === '' && dominio ? stamp(congeladoDesde(dominio, now)) : null,
  };
});

/** Whoever has the mail may: the code is the permission, once. Where it cannot be now, it is good for later. */
export const congelarConEnlace = edge.historia.congelarConEnlace.handler(({ context, input }) =>
  inTransaction(context.connection, async (trx) => {
    const { now, origen } = context;
    const codigo = input.codigo.trim();
    const { enlace, dominio, motivo } = await read(trx, codigo, now, lockDominio);
    const hasta = dominio && dominio.id === enlace?.dominio_id && congeladoAl(dominio, now);
    // Pressed twice, or asked again because the answer was lost: what it was pressed for stands.
    if (enlace?.usado_en && enlace.usado_en > secondsBefore(now, OTRA_VEZ) && hasta)
      return { codigo: 'OK' as const, mensaje: quedaCongelado(toULabels(dominio.nombre), hasta) };
    if (motivo || !dominio) return { codigo: 'ERROR' as const, mensaje: motivo };
    if (!(await spendEnlace(trx, codigo, now)))
      return { codigo: 'ERROR' as const, mensaje: 'El enlace ya se usó: sirve una sola vez.' };
    const hecho = await congelarlo({ trx, now, origen, usuario: null, como: 'enlace' }, dominio);
    return { codigo: 'OK' as const, ...hecho };
  }),
);
