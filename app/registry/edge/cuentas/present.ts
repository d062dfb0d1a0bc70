import { date } from '~/format';
import type { TemplateCuentaPago } from '../../contract/formas';
import { CUENTA_VISIBLE, DOCUMENTO_VISIBLE, mask } from './rules';
import type { Cuenta } from './store';

/** When and by whom an account was put on a domain. */
interface Asociacion {
  instante: string | null;
  usuario: string;
}

/** An account as who is not its holder sees it (spec 6). */
export const enmascarar = <Vista extends TemplateCuentaPago>(vista: Vista): Vista => ({
  ...vista,
  cuenta: {
    ...vista.cuenta,
    cuenta: mask(vista.cuenta.cuenta, CUENTA_VISIBLE),
    nroDocumento: mask(vista.cuenta.nroDocumento, DOCUMENTO_VISIBLE),
  },
  enmascarada: true,
  // of somebody else's it would tell, now and for ever, how many names they pay for
  cantidadDominios: 0,
});

/** An account in full, for its holder; or masked, for the others (spec 6). */
export function cuentaDTO(row: Cuenta, enmascarada = false, asociacion?: Asociacion): TemplateCuentaPago {
  const entera: TemplateCuentaPago = {
    id: row.id,
    nombre: row.nombre,
    cuenta: {
      id: row.id,
      cuenta: row.cuenta,
      pais: { id: row.pais_id, nombre: row.pais },
      tipoDocumento: { id: row.tipo_documento_id, nombre: row.tipo_documento },
      nroDocumento: row.nro_documento,
      formaPago: { id: row.forma_pago_id, nombre: row.forma_pago },
      idPais: row.pais_id,
      idTipoDocumento: row.tipo_documento_id,
    },
    enmascarada: false,
    cantidadDominios: Number(row.cantidad_dominios),
    fechaAsociacionFormateada: asociacion?.instante ? date(asociacion.instante) : null,
    usuarioAsociacion: asociacion ? { usuario: asociacion.usuario } : null,
  };
  return enmascarada ? enmascarar(entera) : entera;
}
