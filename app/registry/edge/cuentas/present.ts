import { date } from '~/format';
import type { TemplateCuentaPago } from '../../contract/formas';
import { CUENTA_VISIBLE, DOCUMENTO_VISIBLE, mask } from './rules';
import type { Cuenta } from './store';

/** When and by whom an account was put on a domain. */
interface Asociacion {
  instante: string | null;
  usuario: string;
}

/** An account in full, for its holder; or masked, for the others (spec 6). */
export function cuentaDTO(row: Cuenta, enmascarada = false, asociacion?: Asociacion): TemplateCuentaPago {
  const hide = (text: string, visible: number) => (enmascarada ? mask(text, visible) : text);
  return {
    id: row.id,
    nombre: row.nombre,
    cuenta: {
      id: row.id,
      cuenta: hide(row.cuenta, CUENTA_VISIBLE),
      pais: { id: row.pais_id, nombre: row.pais },
      tipoDocumento: { id: row.tipo_documento_id, nombre: row.tipo_documento },
      nroDocumento: hide(row.nro_documento, DOCUMENTO_VISIBLE),
      formaPago: { id: row.forma_pago_id, nombre: row.forma_pago },
      idPais: row.pais_id,
      idTipoDocumento: row.tipo_documento_id,
    },
    enmascarada,
    // of somebody else's it would tell, now and for ever, how many names they pay for
    cantidadDominios: enmascarada ? 0 : Number(row.cantidad_dominios),
    fechaAsociacionFormateada: asociacion?.instante ? date(asociacion.instante) : null,
    usuarioAsociacion: asociacion ? { usuario: asociacion.usuario } : null,
  };
}
