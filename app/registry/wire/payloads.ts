/**
 * Payloads of the specification that say the same as the contract in another form: nested where it is flat, objects where
 * it has names. What the contract has itself is left alone.
 */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const idIn = (value: unknown): unknown => (isFields(value) ? value.id : undefined);

/** Section 3 nests what was chosen: `pais {id}`; both may come, and the nested one is the specification's own. */
function flatAccount(template: unknown): unknown {
  if (!isFields(template) || !isFields(template.cuenta)) return template;
  const { pais, tipoDocumento, formaPago, ...cuenta } = template.cuenta;
  const chosen = {
    idPais: idIn(pais) ?? cuenta.idPais,
    idTipoDocumento: idIn(tipoDocumento) ?? cuenta.idTipoDocumento,
    idFormaPago: idIn(formaPago) ?? cuenta.idFormaPago,
  };
  return { ...template, cuenta: { ...cuenta, ...chosen } };
}

const nameIn = (value: unknown): unknown => (isFields(value) && 'nombre' in value ? value.nombre : value);

const CONTACT = ['nombreApellido', 'nombre', 'apellido', 'direccion', 'telefono', 'emailPublico', 'email'];

/** A contact that is the whole body, and not under a name. */
function namedContact(input: Fields): Fields {
  if (input.contacto !== undefined || !CONTACT.some((name) => name in input)) return input;
  const { operacion, ...contacto } = input;
  return { contacto, operacion };
}

/** A JSON part that travelled as a file of its own: `new Blob([json], { type: 'application/json' })`. */
const textOf = (part: unknown): Promise<unknown> | unknown => (part instanceof Blob ? part.text() : part);

const SPECIAL: Record<string, (input: Fields) => Fields | Promise<Fields>> = {
  'usuario.actualizarContactosBe': namedContact,
  'dominio.disponibilidad': (input) =>
    Array.isArray(input.dominios) ? { ...input, dominios: input.dominios.map(nameIn) } : input,
  // An account is its id here, and a whole template there (spec 3, Request payload).
  'transferencia.solicitar': (input) => ({
    ...input,
    cuentaPago: idIn(input.cuentaPago) ?? input.cuentaPago,
  }),
  'ticket.generar': async (input) => ({ ...input, datosTicket: await textOf(input.datosTicket) }),
};

/** An input of the specification as the contract has it. */
export async function inputOf(operation: string, input: unknown): Promise<unknown> {
  if (!isFields(input)) return input;
  const special = await (SPECIAL[operation]?.(input) ?? input);
  return 'templateCuentaPagoDTO' in special
    ? { ...special, templateCuentaPagoDTO: flatAccount(special.templateCuentaPagoDTO) }
    : special;
}

/**
 * A sale travels under its uuid also as its id: whoever associates it 'by sale id' proves with it that it is theirs, which
 * a number that can be counted up does not.
 */
function saleOf(sale: unknown): unknown {
  return isFields(sale) && typeof sale.uuidVenta === 'string' ? { ...sale, ventaId: sale.uuidVenta } : sale;
}

/** An answer of the contract with what the specification says apart. */
export function outputOf(operation: string, output: unknown): unknown {
  if (!isFields(output) || !isFields(output.ventaDTO)) return output;
  const ventaDTO = saleOf(output.ventaDTO);
  if (operation !== 'carrito.venta') return { ...output, ventaDTO };
  const { uuidVenta } = output.ventaDTO;
  return { ...output, idVenta: uuidVenta, uuidVenta, ventaDTO };
}
