import type { Registry } from '../../contract';

/** One step of a purchase, as it is told. */
type Tell = (step: string, outcome: string) => void;

/** Buys a name, told so: the one thing here that changes something. Stops at the first step that is refused. */
export async function purchase(registry: Registry, nombre: string, tell: Tell): Promise<void> {
  const added = await registry.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  tell('registro.agregar', added.mensajeRespuesta || added.codigoRespuesta);
  const uuid = added.ventaDTO?.uuidVenta;
  if (!added.respuestaOK || !uuid) return;
  const { respuestaOK, codigoRespuesta } = await registry.registro.asociarUsuarioVenta({ id: uuid });
  tell('registro.asociarUsuarioVenta', codigoRespuesta);
  if (!respuestaOK) return;
  const { contactoDTO } = await registry.cuenta.contacto();
  const [{ contactos }, { cuentasPago }] = await Promise.all([
    registry.carrito.contactosVenta({ uuid }),
    registry.cuenta.cuentasPago(),
  ]);
  const [account] = cuentasPago;
  if (!contactoDTO || !account)
    return tell('cuenta', 'falta el contacto predeterminado o una cuenta de pago');
  const { id: _, nicHandler: __, email: ___, ...holder } = contactoDTO;
  const saved = await registry.cuenta.guardarContactoDominio({
    dominiosIds: contactos.map(({ idDominio }) => idDominio),
    contactoDTO: holder,
  });
  tell('cuenta.guardarContactoDominio', saved.respMensaje || saved.respCodigo);
  const paying = await registry.cuenta.guardarCuentaPago({
    uuidVenta: uuid,
    templateCuentaPagoDTO: { id: account.id },
  });
  tell('cuenta.guardarCuentaPago', paying.respMensaje || paying.respCodigo);
  const answer = await registry.carrito.finalizar({ uuid });
  tell(
    'carrito.finalizar',
    answer.waitResponse ? 'en curso' : answer.mensajeRespuesta || answer.codigoRespuesta,
  );
}
