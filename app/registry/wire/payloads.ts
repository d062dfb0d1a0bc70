import { camposDelFormulario, ESTRUCTURAS, TIPOS } from '../contract/dns-estructuras';
import { datosTicket } from '../contract/ticket';
import { fromWire } from './units';

/**
 * Payloads of the specification that say the same as the contract in another form: nested where it is flat, objects where
 * it has names. What the contract has itself is left alone.
 */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
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

/** Section 7 calls it `contact`; it may be the whole body too. */
function namedContact({ contact, ...input }: Fields): Fields {
  if (contact !== undefined) return { ...input, contacto: contact };
  if (input.contacto !== undefined || !CONTACT.some((name) => name in input)) return input;
  const { operacion, ...contacto } = input;
  return { contacto, operacion };
}

/** A JSON part that travelled as a file of its own: `new Blob([json], { type: 'application/json' })`. */
const textOf = (part: unknown): Promise<unknown> | unknown => (part instanceof Blob ? part.text() : part);

/** The same for a ticket, whose fields may be null or empty too; what is no JSON is left for the contract to refuse. */
async function ticketText(part: unknown): Promise<unknown> {
  const text = await textOf(part);
  if (typeof text !== 'string') return text;
  try {
    return JSON.stringify(fromWire(datosTicket, JSON.parse(text)));
  } catch {
    return text;
  }
}

/** A name to be imported is asked of as `domain` in section 7, and told as `dominio` in section 3. */
const domainNamed = ({ domain, ...input }: Fields): Fields => ({
  ...input,
  dominio: input.dominio ?? domain,
});

/** Its code is `code` and `codigoAutorizacion` in the same two sections. */
const codeNamed = ({ codigoAutorizacion, code, ...input }: Fields): Fields => ({
  ...domainNamed(input),
  codigo: input.codigo ?? code ?? codigoAutorizacion,
});

const RECORD = ['tipo', 'ttl', 'idInterno', 'campos'];

/** A record stands under `registro`, or beside the name of its domain: section 7 leaves it open, so both are taken. */
function nestedRecord(input: Fields): Fields {
  if (input.registro !== undefined || !RECORD.some((name) => name in input)) return input;
  const entries = Object.entries(input);
  const registro = entries.filter(([name]) => RECORD.includes(name));
  const rest = entries.filter(([name]) => !RECORD.includes(name));
  return { ...Object.fromEntries(rest), registro: Object.fromEntries(registro) };
}

/** A name that was selected: itself, an object with it, or its row of the list (spec 3, User domain wrapper). */
function nameSelected(value: unknown): unknown {
  const dominio = isFields(value) && isFields(value.dominio) ? value.dominio : {};
  return nameIn(dominio.dominioBE ?? dominio.dominioCore ?? value);
}

/** Section 3 calls a role ADMINISTRADOR in a filter and Administrativo as a contact. */
const ROLES = ['tipoContacto', 'rolSeleccionado', 'tipoRelacionUsuDom'];
const roleNamed = (input: Fields): Fields =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      ROLES.includes(name) && value === 'ADMINISTRATIVO' ? 'ADMINISTRADOR' : value,
    ]),
  );

const SPECIAL: Record<string, (input: Fields) => Fields | Promise<Fields>> = {
  'usuario.actualizarContactosBe': namedContact,
  // No cart yet may be said or left out.
  'registro.agregar': ({ uuidVenta = null, ...input }) => ({
    ...input,
    uuidVenta: uuidVenta === '' ? null : uuidVenta,
  }),
  'dominio.disponibilidad': (input) =>
    Array.isArray(input.dominios) ? { ...input, dominios: input.dominios.map(nameIn) } : input,
  'administracion.obtenerDominios': (input) => ({
    ...input,
    cuentaPago: idIn(input.cuentaPago) ?? input.cuentaPago,
  }),
  'administracion.accederOperacion': (input) =>
    Array.isArray(input.dominiosSeleccionados)
      ? { ...input, dominiosSeleccionados: input.dominiosSeleccionados.map(nameSelected) }
      : input,
  'dns.guardarRegistro': nestedRecord,
  'transferencia.iniciar': domainNamed,
  'transferencia.esTransferible': domainNamed,
  'dns.eliminarRegistro': ({ registro, ...input }) => ({
    ...input,
    idInterno: input.idInterno ?? (isFields(registro) ? registro.idInterno : undefined),
  }),
  ...Object.fromEntries(
    ['cancelar', 'eliminar', 'aprobar', 'rechazar', 'autorizar'].map((name) => [
      `transferencia.${name}`,
      codeNamed,
    ]),
  ),
  // An account is its id here, and a whole template there (spec 3, Request payload).
  'transferencia.solicitar': ({ code, ...input }) => ({
    ...domainNamed(input),
    codigoAutorizacion: input.codigoAutorizacion ?? code,
    cuentaPago: idIn(input.cuentaPago) ?? input.cuentaPago,
  }),
  'ticket.generar': async (input) => ({ ...input, datosTicket: await ticketText(input.datosTicket) }),
};

/** An input of the specification as the contract has it. */
export async function inputOf(operation: string, input: unknown): Promise<unknown> {
  if (!isFields(input)) return input;
  const special = roleNamed(await (SPECIAL[operation]?.(input) ?? input));
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

/** The two flags say their code under either name (spec 6 and 7). */
const flagged = (output: Fields): Fields => {
  const code = output.code ?? output.codigo;
  return { ...output, code, codigo: code };
};

const inData = (output: Fields): Fields => {
  const { codigoRespuesta, mensajeRespuesta } = output;
  return { ...output, data: { codigoRespuesta, mensajeRespuesta } };
};

/** Contacts together, and what records are made of: section 3 has them in the information of a domain. */
const informed = (output: Fields): Fields => {
  const { titular, administrador, tecnico, financiero } = output;
  const estructurasRegistros = TIPOS.map((tipo) => {
    const { descripcion } = ESTRUCTURAS[tipo];
    const estructuraCampos = camposDelFormulario(tipo).map(({ nombre, etiqueta, descripcion: about }) => ({
      nombre,
      etiqueta,
      descripcion: about,
    }));
    return { tipo, descripcion, estructuraCampos };
  });
  return {
    ...output,
    cuentasContactos: { titular, administrador, tecnico, financiero },
    tiposRegistro: TIPOS,
    estructurasRegistros,
  };
};

/** Section 3 says the account of a row in full, under the name that the contract has for what a list shows of it. */
function inFull(wrapper: unknown): unknown {
  const dominio = isFields(wrapper) && isFields(wrapper.dominio) ? wrapper.dominio : undefined;
  if (!isFields(wrapper) || !dominio || !isFields(dominio.dominioCore)) return wrapper;
  const { cuentaCompleta, ...core } = dominio.dominioCore;
  const cuentaActual = cuentaCompleta ?? core.cuentaActual;
  return { ...wrapper, dominio: { ...dominio, dominioCore: { ...core, cuentaActual } } };
}

const ANSWERS: Record<string, (output: Fields) => Fields> = {
  'transferencia.isTarEnabled': flagged,
  'administracion.isTransferenciaTitularEnabled': flagged,
  'administracion.aceptarInvitacionPendiente': inData,
  'administracion.cancelarInvitacionPendiente': inData,
  'administracion.informacion': (output) => informed({ ...output, ...fieldsIn(inFull(output)) }),
  'administracion.obtenerDominios': ({ dominioWrapperDTOList, ...output }) => ({
    ...output,
    dominioWrapperDTOList: Array.isArray(dominioWrapperDTOList)
      ? dominioWrapperDTOList.map(inFull)
      : dominioWrapperDTOList,
  }),
};

/** An answer of the contract with what the specification says apart. */
export function outputOf(operation: string, output: unknown): unknown {
  if (!isFields(output)) return output;
  const special = ANSWERS[operation];
  if (special) return special(output);
  if (!isFields(output.ventaDTO)) return output;
  const ventaDTO = saleOf(output.ventaDTO);
  if (operation !== 'carrito.venta') return { ...output, ventaDTO };
  const { uuidVenta } = output.ventaDTO;
  return { ...output, idVenta: uuidVenta, uuidVenta, ventaDTO };
}
