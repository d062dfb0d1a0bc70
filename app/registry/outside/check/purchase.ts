import type { Registry } from '../../contract';
import type { VentaDTO } from '../../contract/formas';

/** One step of a purchase, as it is told. */
type Tell = (step: string, outcome: string) => void;

/** Puts a name in a new cart and makes that the buyer's; null at the first step that is refused. */
async function cartWith(registry: Registry, nombre: string, tell: Tell): Promise<string | null> {
  const added = await registry.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  tell('registro.agregar', added.mensajeRespuesta || added.codigoRespuesta);
  const uuid = added.ventaDTO?.uuidVenta;
  if (!added.respuestaOK || !uuid) return null;
  const { respuestaOK, codigoRespuesta } = await registry.registro.asociarUsuarioVenta({ id: uuid });
  tell('registro.asociarUsuarioVenta', codigoRespuesta);
  return respuestaOK ? uuid : null;
}

/** Gives the sale its holder and who pays: the buyer's default contact, and the first of their accounts. */
async function isPrepared(registry: Registry, uuid: string, tell: Tell): Promise<boolean> {
  const [{ contactoDTO }, { contactos }, { cuentasPago }] = await Promise.all([
    registry.cuenta.contacto(),
    registry.carrito.contactosVenta({ uuid }),
    registry.cuenta.cuentasPago(),
  ]);
  const [account] = cuentasPago;
  if (!contactoDTO || !account) {
    tell('cuenta', 'falta el contacto predeterminado o una cuenta de pago');
    return false;
  }
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
  return saved.respCodigo === 'OK' && paying.respCodigo === 'OK';
}

const isBought = (sale: VentaDTO | null): boolean => sale?.estado === 'FINALIZADA';

/**
 * Buys a name, told so: the one thing here that changes something. Stops at the first step that is refused; answers whether it
 * was bought, or is being bought.
 */
export async function purchase(registry: Registry, nombre: string, tell: Tell): Promise<boolean> {
  const uuid = await cartWith(registry, nombre, tell);
  if (!uuid || !(await isPrepared(registry, uuid, tell))) return false;
  const { waitResponse, mensajeRespuesta, codigoRespuesta, ventaDTO } = await registry.carrito.finalizar({
    uuid,
  });
  tell('carrito.finalizar', waitResponse ? 'en curso' : mensajeRespuesta || codigoRespuesta);
  return waitResponse || isBought(ventaDTO);
}
