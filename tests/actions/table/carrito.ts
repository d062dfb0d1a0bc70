import { type Acts, NOTHING_TYPED, ONLY_HELPS } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import { buyerAtSummary, buyerWithHolders } from '../../support/compra';
import { visitor } from '../../support/portal/portal';
import { ACCOUNT, HOLDER } from '../../support/portal/typed';
import { pageOf, STEP, withAside, withCart } from '../../support/situations';

const CART = 'routes/carrito-compra';
const UNO = `${STEP}uno`;
const ANOTHER = { ...ACCOUNT, 'Nombre de la cuenta': 'Oficina', 'Número de cuenta': '24009999' };
const CEDULA =
  'La cédula de identidad ingresada no es válida. Revise sus números y que incluya el dígito verificador.';

const inCart = found("select nombre from venta_items where estado = 'PENDIENTE' order by id");
const holders = found('select nombre from venta_contactos');
const aside = found('select nombre from carrito_apartados');
const atPayment = async () => (await buyerWithHolders(['llamada.uy'], 'titular')).open(`${STEP}tres`);

/** What is bought, and how. */
export const carrito: Acts = {
  'routes/consulta-disponibilidad/consulta-disponibilidad': {
    agregar: {
      what: 'putting a free name in the cart',
      begin: async () => visitor().open('/consulta-disponibilidad?nombre=llamada'),
      press: /^Agregar al carrito/,
      typed: { 'llamada.uy': true },
      done: {
        to: '/consulta-disponibilidad?nombre=llamada',
        says: 'Se agregó al carrito: llamada.uy.',
        holds: inCart,
        after: ['llamada.uy'],
      },
      wrong: {
        typed: { 'llamada.uy': false },
        says: { dominio: 'Seleccione al menos un dominio disponible para agregarlo al carrito.' },
      },
      stranger: 'anyone',
      withoutSignIn: true,
    },
    comprar: {
      what: 'putting a free name in the cart and going on with the purchase',
      begin: async () => (await visitor().as('titular')).open('/consulta-disponibilidad?nombre=llamada'),
      press: /^Agregar y continuar/,
      typed: { 'llamada.uy': true },
      done: { to: `${STEP}dos`, holds: inCart, after: ['llamada.uy'] },
      wrong: {
        typed: { 'llamada.uy': false },
        says: { dominio: 'Seleccione al menos un dominio disponible para agregarlo al carrito.' },
      },
      stranger: 'anyone',
      withoutSignIn: true,
    },
  },
  [`${CART}/paso-uno`]: {
    eliminar: {
      what: 'taking a name out of the cart',
      begin: () => pageOf(withCart(UNO)),
      press: /^Quitar llamada.uy/,
      done: { to: UNO, says: 'llamada.uy se quitó del carrito.', holds: inCart, after: [] },
      wrong: NOTHING_TYPED,
      withoutSignIn: true,
    },
    'volver-a-agregar': {
      what: 'putting back what was just taken out',
      begin: async () => (await pageOf(withCart(UNO))).press('Quitar llamada.uy del carrito'),
      press: /^Deshacer/,
      done: { to: UNO, holds: inCart, after: ['llamada.uy'] },
      wrong: NOTHING_TYPED,
      stranger: 'anyone',
      withoutSignIn: true,
    },
    'aplicar-promocion': {
      what: 'a promotion, of which there is none',
      begin: () => pageOf(withCart(UNO)),
      press: /^Aplicar promoción/,
      done: 'is never done',
      wrong: {
        typed: { 'Código de promoción': 'VERANO' },
        says: { codigo: 'El código de promoción «VERANO» no es válido. El precio no cambia.' },
      },
      stranger: 'anyone',
      withoutSignIn: true,
    },
    'recuperar-apartado': {
      what: 'taking a name back that was put aside',
      begin: withAside,
      press: /^Pasar al carrito/,
      done: { to: UNO, holds: inCart, after: ['llamada.uy', 'aparte.uy'] },
      wrong: NOTHING_TYPED,
      stranger: 'anyone',
      withoutSignIn: true,
    },
    'descartar-apartado': {
      what: 'letting a name go that was put aside',
      begin: withAside,
      press: /^Descartar/,
      done: { to: UNO, holds: aside, after: [] },
      wrong: NOTHING_TYPED,
      stranger: 'own',
      withoutSignIn: true,
    },
  },
  [`${CART}/paso-dos`]: {
    'usar-mis-datos': {
      what: 'my data for the holder of every name',
      begin: () => pageOf(withCart(`${STEP}dos`)),
      press: /^Usar mis datos/,
      done: { to: `${STEP}tres`, holds: holders, after: ['Ana Titular'] },
      wrong: NOTHING_TYPED,
    },
  },
  [`${CART}/titular`]: {
    guardar: {
      what: 'the holder of every name',
      begin: () => pageOf(withCart(`${STEP}dos/titular?todos=1`)),
      press: /^Guardar/,
      typed: HOLDER,
      done: { to: `${STEP}dos`, holds: holders, after: ['Ana Núñez'] },
      wrong: {
        typed: { Teléfono: '12' },
        says: { telefono: 'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.' },
      },
    },
  },
  [`${CART}/paso-tres`]: {
    continuar: {
      what: 'which account pays a purchase',
      begin: atPayment,
      press: /^Continuar/,
      typed: ANOTHER,
      done: {
        to: `${STEP}cuatro`,
        holds: found(
          "select p.nombre from ventas v join plantillas_cuenta p on p.id = v.cuenta_pago_id where v.estado = 'ABIERTA'",
        ),
        after: ['Oficina'],
      },
      wrong: { typed: { 'Número de documento': '1' }, says: { nroDocumento: CEDULA } },
    },
    'actualizar-documentos': {
      what: 'the documents of a country, for the account of a purchase',
      begin: atPayment,
      press: /^Ver los documentos/,
      typed: ANOTHER,
      done: 'only helps',
      wrong: ONLY_HELPS,
    },
  },
  [`${CART}/paso-cuatro`]: {
    confirmar: {
      what: 'confirming a purchase',
      begin: async () => (await buyerAtSummary(['llamada.uy'], 'titular'))[1],
      press: /^Confirmar compra/,
      done: {
        to: /^\/carrito-compra-paso-cinco\?referencia=UY-/,
        holds: found("select nombre from cargos where nombre = 'llamada.uy'"),
        after: ['llamada.uy'],
      },
      wrong: NOTHING_TYPED,
    },
  },
};
