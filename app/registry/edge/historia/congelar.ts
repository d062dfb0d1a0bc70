import { dayOf, stamp } from '~/clock.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { cambio } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import type { Autoria } from '../dominios/autoria';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { findEnlace, spendEnlace } from '../dominios/enlaces-store';
import { mostrarNombre } from '../dominios/nombres';
import { HORAS_CONGELADO, permiso, type Roles, situacionDe } from '../dominios/permisos';
import { edge, persona } from '../implement';

async function congelado(op: Autoria, dominio: Dominio) {
  const hasta = stamp(op.now.add({ hours: HORAS_CONGELADO }));
  await cambiarDominio(op, dominio, 'CONGELAMIENTO', { columnas: { congelado_hasta: hasta } });
  const mensaje = `El dominio ${mostrarNombre(dominio.nombre)} queda congelado hasta el ${dateTime(hasta)}.`;
  return { codigo: 'OK' as const, mensaje };
}

export const congelar = cambio(persona.historia.congelar, async (op, { nombreDominio, version }) =>
  congelado(op, await dominioPara(op, nombreDominio, 'congelar', version)),
);

const rechazado = (mensaje: string) => ({ codigo: 'ERROR' as const, mensaje });
const NO_VALIDO =
  'El enlace ya no es válido: se usó, venció o el dominio ya no existe. Ingrese y congele el dominio desde su detalle.';

/** A link may what whoever it was mailed to could then. */
const rolesDe = ({ titular }: { titular: 0 | 1 }): Roles => ({
  titular,
  administrador: titular === 1 ? 0 : 1,
  tecnico: 0,
  financiero: 0,
});

/** Whoever has the mail may: the code is the permission, once. Where it cannot be now, it is good for later. */
export const congelarConEnlace = edge.historia.congelarConEnlace.handler(({ context, input }) =>
  inTransaction(context.connection, async (trx) => {
    const { now, origen } = context;
    const codigo = input.codigo.trim();
    const enlace = await findEnlace(trx, codigo, now);
    const dominio = enlace && (await lockDominio(trx, enlace.nombre));
    if (!dominio || dominio.id !== enlace.dominio_id) return rechazado(NO_VALIDO);
    const puede = permiso('congelar', situacionDe({ ...dominio, ...rolesDe(enlace) }, now, dayOf(now)));
    if (!puede.permitido) return rechazado(puede.motivo);
    if (!(await spendEnlace(trx, codigo, now))) return rechazado(NO_VALIDO);
    return congelado({ trx, now, origen, usuario: null, como: 'enlace' }, dominio);
  }),
);
