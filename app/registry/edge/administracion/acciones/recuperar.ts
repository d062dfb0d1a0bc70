import { dayOf } from '~/base/clock.server';
import { date } from '~/format';
import { recuperacion } from '../../../contract/pago-formulario';
import { toULabels } from '../../../domain/labels';
import { renovadoHasta } from '../../../domain/lifecycle';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { cambiarDominio } from '../../dominios/cambios';
import { renovarNombre } from '../../dominios/renovar';
import { persona } from '../../implement';
import { venderAhora } from '../../ventas/inmediata';
import { chosenDomainOnce } from './chosen-domain';
import { cuentaQuePaga } from './cuenta';

/** To the letter (spec 8). */
const EN_CURSO = 'La recuperación del dominio ya está en proceso.';

function readMotivo(escrito: string | null | undefined): string {
  const leido = recuperacion.shape.motivo.safeParse(escrito ?? undefined);
  if (!leido.success) throw Rechazo.deCampos({ motivo: leido.error.issues[0]?.message ?? '' });
  return leido.data;
}

/**
 * A name that was released before it expired comes back as it was. One that expired has to be renewed to be in force
 * again: a year from its expiry date, charged as any renewal.
 */
export const recuperar = cambio(persona.administracion.recuperar, async (op, input) => {
  const motivo = readMotivo(input.motivo);
  const dominio = await chosenDomainOnce(op, input, {
    accion: 'recuperar',
    suceso: 'RECUPERACION',
    enCurso: EN_CURSO,
  });
  const nombre = toULabels(dominio.nombre);
  const expired = dominio.fecha_vencimiento < dayOf(op.now).toString();
  const fecha_vencimiento = expired ? renovadoHasta(dominio.fecha_vencimiento, 1) : dominio.fecha_vencimiento;
  const uuidVenta = expired
    ? await venderAhora(op, dominio, {
        cuenta: await cuentaQuePaga(op, dominio, input.templateCuentaPagoDTO),
        mensaje: `Recuperado y renovado hasta el ${date(fecha_vencimiento)}.`,
        importe: input.importe,
      })
    : null;
  const porque = motivo ? { otros: { antes: {}, despues: { motivo } } } : {};
  if (expired) await renovarNombre(op, dominio, { suceso: 'RECUPERACION', ...porque });
  else
    await cambiarDominio(op, dominio, 'RECUPERACION', {
      columnas: { estado: 'REGISTRADO', fecha_eliminacion: null },
      ...porque,
    });
  return {
    mensaje: `El dominio ${nombre} fue recuperado. Vence el ${date(fecha_vencimiento)}.`,
    uuidVenta,
  };
});
