import { date } from '~/format';
import { recuperacion } from '../../../contract/pago-formulario';
import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { recuperarNombre, vencioMientras, vuelveHasta } from '../../dominios/recuperar';
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
  const hasta = date(vuelveHasta(dominio, op));
  const venta = vencioMientras(dominio, op)
    ? await venderAhora(op, dominio, {
        cuenta: await cuentaQuePaga(op, dominio, input.templateCuentaPagoDTO),
        mensaje: `Recuperado y renovado hasta el ${hasta}.`,
        importe: input.importe,
      })
    : null;
  await recuperarNombre(op, dominio, {
    suceso: 'RECUPERACION',
    ...(motivo && { otros: { antes: {}, despues: { motivo } } }),
  });
  return {
    mensaje: [`El dominio ${nombre} fue recuperado. Vence el ${hasta}.`, venta?.cobro]
      .filter(Boolean)
      .join(' '),
    uuidVenta: venta?.uuid ?? null,
  };
});
