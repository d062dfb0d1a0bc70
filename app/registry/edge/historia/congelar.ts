import { stamp } from '~/clock.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { cambio } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import type { Autoria } from '../dominios/autoria';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { spendEnlace } from '../dominios/enlaces-store';
import { mostrarNombre } from '../dominios/nombres';
import { edge, persona } from '../implement';

/** Long enough to write to us, and short enough to hold nobody's name hostage (decision w). */
const HORAS = 24;

async function congelado(op: Autoria, dominio: Dominio) {
  const hasta = stamp(op.now.add({ hours: HORAS }));
  await cambiarDominio(op, dominio, 'CONGELAMIENTO', { columnas: { congelado_hasta: hasta } });
  const mensaje = `El dominio ${mostrarNombre(dominio.nombre)} queda congelado hasta el ${dateTime(hasta)}.`;
  return { codigo: 'OK' as const, mensaje };
}

export const congelar = cambio(persona.historia.congelar, async (op, { nombreDominio, version }) =>
  congelado(op, await dominioPara(op, nombreDominio, 'congelar', version)),
);

const NO_VALIDO = {
  codigo: 'ERROR' as const,
  mensaje:
    'El enlace ya no es válido: se usó, venció o el dominio ya no existe. Ingrese y congele el dominio desde su detalle.',
};

/** Whoever has the mail may: the code is the permission, once. */
export const congelarConEnlace = edge.historia.congelarConEnlace.handler(({ context, input }) =>
  inTransaction(context.connection, async (trx) => {
    const enlace = await spendEnlace(trx, input.codigo.trim(), context.now);
    const dominio = enlace && (await lockDominio(trx, enlace.nombre));
    if (!dominio || dominio.id !== enlace.dominio_id) return NO_VALIDO;
    const op = { trx, now: context.now, origen: context.origen, usuario: null, como: 'enlace' as const };
    return congelado(op, dominio);
  }),
);
