import { HttpError, Refusal } from './operation';
import { type Cuenta, DOCUMENTOS, diaDesdeHoy, FORMAS, nuevo, PAISES, type Usuario } from './world';
import type { Fields, Wire } from './writing';

/** An own account by its id; of others it says nothing. */
export function cuentaDe({ cuentas }: Usuario, id: number): Cuenta {
  const found = cuentas.find((cuenta) => cuenta.id === id);
  if (!found) throw new HttpError(404, 'No existe la cuenta');
  return found;
}

/** The account a template names: one that is there, or (without id, or with -1) a new one. */
export function readCuenta(template: Fields, usuario: Usuario, wire: Wire): Cuenta {
  const id = wire.idIn(template.id);
  if (id > 0) return cuentaDe(usuario, id);
  const sent = (template.cuenta ?? {}) as Fields;
  const idIn = (nested: string, flat: string) =>
    wire.idIn((sent[nested] as Fields | undefined)?.id ?? sent[flat]);
  const pais = PAISES.find((each) => each.id === idIn('pais', 'idPais'));
  const tipoDocumento = DOCUMENTOS[pais?.id ?? 0]?.find(
    (each) => each.id === idIn('tipoDocumento', 'idTipoDocumento'),
  );
  const formaPago = FORMAS.find((each) => each.id === idIn('formaPago', 'idFormaPago'));
  const nombre = String(template.nombre ?? '').trim();
  if (!pais || !tipoDocumento || !formaPago || !nombre || !sent.cuenta || !sent.nroDocumento)
    throw new Refusal('resp', 'Debe completar todos los campos obligatorios');
  if (String(sent.cuenta) === '99999999')
    throw new Refusal('resp', 'La cuenta tiene deuda.', 'ERROR', { cuenta: 'La cuenta tiene deuda.' });
  const made: Cuenta = {
    id: nuevo(),
    nombre,
    numero: String(sent.cuenta),
    pais,
    tipoDocumento,
    nroDocumento: String(sent.nroDocumento),
    formaPago,
    fecha: diaDesdeHoy(0),
    usuario: usuario.login,
  };
  usuario.cuentas.push(made);
  return made;
}
