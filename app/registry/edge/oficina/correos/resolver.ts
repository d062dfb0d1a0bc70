import { cambio, type Op } from '../../cambio/cambio';
import { notFound } from '../../context';
import { correoDe } from '../../mail/compose';
import { type Devuelto, deleteDevuelto, findDevuelto, takePrueba } from '../../mail/devueltos-store';
import { enqueueMail } from '../../mail/outbox';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { sinDecirDeQuien } from './present';

/** Nobody is sent more of them, whoever presses. */
const ENTRE_PRUEBAS = { hours: 1 };

async function devuelto({ trx }: Op, id: number): Promise<Devuelto> {
  const row = await findDevuelto(trx, id);
  if (!row) throw notFound();
  return row;
}

const PRUEBA = {
  asunto: 'Comprobamos si los correos le llegan',
  titulo: 'Comprobamos si los correos le llegan',
  parrafos: [
    'Un correo anterior del registro a esta dirección volvió. Si está leyendo este, ya le llegan: no tiene que hacer nada.',
  ],
};

export const probar = cambio(oficina.correos.probar, async (op, input) => {
  const { trx, now } = op;
  const row = await devuelto(op, fila(input.id));
  const correo = sinDecirDeQuien(row.direccion);
  if (!(await takePrueba(trx, row.id, now, now.subtract(ENTRE_PRUEBAS))))
    return {
      mensaje: `A ${correo} ya se le envió un correo de prueba hace menos de una hora. Espere antes de enviar otro.`,
    };
  const clave = `prueba-de-correo:${row.id}:${now.epochMilliseconds}`;
  await enqueueMail(trx, correoDe({ clave, para: row.direccion, ...PRUEBA }), now);
  await anotarActo(op, {
    acto: 'Envió un correo de prueba',
    clase: 'correo',
    sobre: `${row.id} ${correo}`,
    motivo: row.respuesta,
  });
  return {
    mensaje: `Se envía un correo de prueba a ${correo}. Si su servidor lo recibe, deja de estar en esta lista.`,
  };
});

export const olvidar = cambio(oficina.correos.olvidar, async (op, input) => {
  const motivo = motivoDe(input.motivo);
  const row = await devuelto(op, fila(input.id));
  if (!(await deleteDevuelto(op.trx, row.id))) throw notFound();
  const correo = sinDecirDeQuien(row.direccion);
  await anotarActo(op, {
    acto: 'Dejó de señalar una dirección',
    clase: 'correo',
    sobre: `${row.id} ${correo}`,
    motivo,
  });
  return { mensaje: `${correo} no se señala más. Si otro correo vuelve, aparece de nuevo.` };
});
