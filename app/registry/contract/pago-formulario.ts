import { z } from 'zod';
import { DEBE_SELECCIONAR_O_CREAR } from '../domain/words/cuentas';
import { DEBE_SELECCIONAR_CUENTA_PAGO } from '../domain/words/transferencias';
import * as campos from './campos';
import { cuentaPagoNueva } from './formularios';
import { CUENTA_NUEVA } from './ids';
import { clean } from './limpieza';

/** Who pays (spec 5): one of the person's accounts, or a new one, whose data are looked at only then. */
const quienPagaDe = (ninguna: string) =>
  z
    .object({
      idFormaPago: campos.tipeado,
      cuentaPago: campos.requerido(ninguna, clean),
      nombre: campos.tipeado,
      cuenta: campos.tipeado,
      idPais: campos.tipeado,
      idTipoDocumento: campos.tipeado,
      nroDocumento: campos.tipeado,
    })
    .superRefine((datos, contexto) => {
      if (datos.cuentaPago !== String(CUENTA_NUEVA)) return;
      const { error } = cuentaPagoNueva.safeParse({ ...datos, idFormaPago: datos.idFormaPago || undefined });
      for (const { path, message } of error?.issues ?? [])
        contexto.addIssue({ code: 'custom', path, message });
    });

export const quienPaga = quienPagaDe(DEBE_SELECCIONAR_O_CREAR);

/** The same in an import, which has other words for it. */
export const quienPagaImportacion = quienPagaDe(DEBE_SELECCIONAR_CUENTA_PAGO);

/** The step of a purchase: also which of the names bought the account goes on paying for. */
export const pasoDePago = quienPaga.safeExtend({ proximas: campos.varios });

/** Of a renewal: also whether the account stays with the domain. */
export const renovacion = quienPaga.safeExtend({ asociar: campos.tipeado });

/** Why a name is brought back. */
export const recuperacion = z.object({ motivo: campos.lineaOpcional('El motivo', 500) });

/** The same where it has to be renewed for it. */
export const recuperacionConPago = quienPaga.safeExtend(recuperacion.shape);
