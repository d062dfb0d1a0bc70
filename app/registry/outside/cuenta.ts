import type { Inputs } from '../contract';
import type { ContactoEntrada, TemplateCuentaPago } from '../contract/formas';
import { contactoSinApellido, titular } from '../contract/formularios';
import { type Id, isSameId } from '../contract/ids';
import { ROLES, TIPO_DE, TITULO_DE } from '../domain/roles';
import { contacto, contactoOrNull, contactoWritten, isContacto } from './contactos';
import {
  cuentaPago,
  cuentaPagoOrNull,
  cuentaPagoWritten,
  cuentasPago,
  enmascarada,
  isCuenta,
} from './cuentas-pago';
import { type Edge, notOffered, type Said } from './edge';
import { faltas, faltasDeCuenta } from './faltas-de-formulario';
import { writtenId } from './ids';
import { outside } from './implement';
import { totalDominios } from './lista-de-dominios';
import { conPalabras } from './palabras-de-cambio';
import { venta } from './ventas';
import { answered } from './verdict';

const op = outside.cuenta;

/** The envelope of the account: `OK` or `ERROR`, and the fields at fault. */
export const respuestaCuenta = ({ done, mensaje, mapErrores }: Said) => ({
  respCodigo: done ? ('OK' as const) : ('ERROR' as const),
  respMensaje: mensaje,
  mapErrores,
});

/** The default contact; that there is none may come as a code or as 404. */
export async function predeterminado(edge: Edge) {
  const answer = await edge.askIfAny({ path: '/cuenta/contacto' });
  if (!answer) return null;
  // An answer that says nothing is not that there is none: the person would be asked for their data again.
  const said = answered(answer.said, 'contactoDTO', 'contacto', 'direccion');
  const found = said.of('contactoDTO', 'contacto', 'data.contactoDTO');
  return contactoOrNull(found.has || !said.of('direccion').has ? found : said);
}

/** The same for a form that breaks the rules of section 5: it is not sent. */
const rechazada = ({ mensaje, mapErrores }: NonNullable<ReturnType<typeof faltas>>) => ({
  respCodigo: 'ERROR' as const,
  respMensaje: mensaje,
  mapErrores,
});

async function guardarContacto(edge: Edge, path: string, sent: ContactoEntrada) {
  const form = sent.nombreApellido === undefined ? contactoSinApellido : titular;
  const wrong = faltas(form, sent);
  if (wrong) return { ...rechazada(wrong), contactoDTO: null };
  const contactoSent = contactoWritten(sent);
  const look = async () => isContacto(await predeterminado(edge), sent);
  const answer = await edge.change({ path, body: { contacto: contactoSent, ignorarApellido: true } }, look);
  const contactoDTO = answer.done ? await predeterminado(edge).catch(() => null) : null;
  return { ...respuestaCuenta(answer), contactoDTO };
}

/** The caller's accounts, each with the number of names charged to it where the edge does not say it itself. */
async function cuentasConDominios(edge: Edge) {
  const accounts = await cuentasPago(edge);
  const counted = accounts.map(async (account) => {
    if (account.cantidadDominios) return account;
    const found = await totalDominios(edge, { cuentaPago: writtenId(account.id) }).catch(() => null);
    return { ...account, cantidadDominios: found };
  });
  return Promise.all(counted);
}

type Pago = Inputs['cuenta']['guardarCuentaPago'];

/** Whether the renewals that an account was chosen for, and no others, are there; an edge that takes no such choice has none. */
async function areChosen(edge: Edge, { uuidVenta, proximasRenovaciones: chosen }: Pago): Promise<boolean> {
  if (!uuidVenta || !chosen || !(await edge.takes(GUARDAR_CUENTA, 'proximasRenovaciones'))) return true;
  const { items } = await venta(edge, uuidVenta);
  return items
    .filter(({ tipo }) => tipo === 'RENOVACION')
    .every(
      ({ id, proximaRenovacion }) =>
        (proximaRenovacion?.asociar ?? false) === chosen.some((each) => isSameId(each, id)),
    );
}

const GUARDAR_CUENTA = { method: 'POST', path: '/cuenta/cuentaPago' } as const;

export const cuenta = {
  contacto: op.contacto.handler(async ({ context: { edge } }) => ({
    respCodigo: 'OK' as const,
    respMensaje: '',
    contactoDTO: await predeterminado(edge),
  })),

  crearContacto: op.crearContacto.handler(({ context: { edge }, input }) =>
    guardarContacto(edge, '/cuenta/contacto/crear', input.contacto),
  ),

  actualizarContacto: op.actualizarContacto.handler(({ context: { edge }, input }) =>
    guardarContacto(edge, '/cuenta/contacto/actualizar', input.contacto),
  ),

  contactos: op.contactos.handler(async ({ context: { edge } }) => {
    const said = await edge.get('/cuenta/contactos');
    return { contactos: said.mustList('contactos').map(contacto) };
  }),

  contactoDominio: op.contactoDominio.handler(async ({ context: { edge }, input: { id } }) => {
    const said = await edge.get('/cuenta/contactoDominio/{id}', { id: writtenId(id) });
    return {
      respCodigo: 'OK',
      respMensaje: '',
      contactoDTO: contactoOrNull(said.of('contactoDTO', 'contacto')),
    };
  }),

  guardarContactoDominio: op.guardarContactoDominio.handler(async ({ context: { edge }, input }) => {
    const wrong = faltas(titular, { ...input.contactoDTO, ...contactoWritten(input.contactoDTO) });
    if (wrong) return rechazada(wrong);
    const isThere = async (id: Id) => {
      const said = await edge.get('/cuenta/contactoDominio/{id}', { id: writtenId(id) });
      return isContacto(contactoOrNull(said.of('contactoDTO', 'contacto')), input.contactoDTO);
    };
    const look = async () => (await Promise.all(input.dominiosIds.map(isThere))).every(Boolean);
    const body = {
      dominiosIds: input.dominiosIds.map(writtenId),
      contactoDTO: contactoWritten(input.contactoDTO),
      ignorarApellido: true,
    };
    return respuestaCuenta(await edge.change({ path: '/cuenta/contactoDominio', body }, look));
  }),

  cuentasPago: op.cuentasPago.handler(async ({ context: { edge } }) => ({
    cuentasPago: await cuentasConDominios(edge),
  })),

  cuentaPago: op.cuentaPago.handler(async ({ context: { edge }, input: { id } }) => {
    const said = await edge.get('/cuenta/cuentaPago/{id}', { id: writtenId(id) });
    const found = said.of('templateCuentaPago', 'templateCuentaPagoDTO', 'cuentaPago');
    return { templateCuentaPago: cuentaPago(found.has ? found : said) };
  }),

  guardarCuentaPago: op.guardarCuentaPago.handler(async ({ context: { edge }, input }) => {
    const { uuidVenta = null, templateCuentaPagoDTO: sent, operacion } = input;
    const proximasRenovaciones = input.proximasRenovaciones?.map(writtenId);
    const wrong = faltasDeCuenta(sent);
    if (wrong) return { ...rechazada(wrong), templateCuentaPago: null };
    const saved = async () => {
      const is = (each: TemplateCuentaPago) => isCuenta({ ...each, numero: each.cuenta.cuenta }, sent);
      if (!uuidVenta) return (await cuentasPago(edge)).find(is) ?? null;
      const said = await edge.get('/carrito/forma-pago/{uuid}', { uuid: uuidVenta });
      const found = cuentaPagoOrNull(said.of('cuentaPago'));
      return found && is(found) ? found : null;
    };
    const answer = await edge.change(
      {
        ...GUARDAR_CUENTA,
        body: { uuidVenta, templateCuentaPagoDTO: cuentaPagoWritten(sent) },
        own: { operacion, proximasRenovaciones },
      },
      async () => (await saved()) !== null && (await areChosen(edge, input)),
    );
    const said = cuentaPagoOrNull(answer.said.of('templateCuentaPago', 'templateCuentaPagoDTO'));
    const templateCuentaPago = answer.done ? (said ?? (await saved().catch(() => null))) : null;
    return { ...respuestaCuenta(conPalabras(answer, 'guardarCuenta')), templateCuentaPago };
  }),

  renombrarCuentaPago: op.renombrarCuentaPago.handler(
    async ({ context: { edge }, input: { id, nombre } }) => {
      const at = { id: writtenId(id) };
      const answer = await edge.own(
        { method: 'PUT', path: '/cuenta/cuentaPago/{id}', at, body: { nombre } },
        true,
      );
      if (!answer) throw notOffered();
      return {
        ...respuestaCuenta(answer),
        templateCuentaPago: cuentaPagoOrNull(answer.said.of('templateCuentaPago')),
      };
    },
  ),

  eliminarCuentaPago: op.eliminarCuentaPago.handler(async ({ context: { edge }, input }) => {
    const { id } = input;
    const look = async () => (await cuentasPago(edge)).every((each) => !isSameId(each.id, id));
    const path = '/cuenta/eliminarTemplateCuentaPago/{id}';
    const answer = await edge.change({ method: 'DELETE', path, at: { id: writtenId(id) } }, look);
    return respuestaCuenta(conPalabras(answer, 'eliminarCuenta'));
  }),

  cuentaPagoAsociada: op.cuentaPagoAsociada.handler(async ({ context: { edge }, input: { dominio } }) => {
    const answer = await edge.own({ path: '/cuenta/cuentaPagoAsociada/{dominio}', at: { dominio } });
    if (!answer) throw notOffered();
    const found = cuentaPagoOrNull(answer.said.of('templateCuentaPago', 'cuentaPago'));
    const isOwn = found?.usuarioAsociacion?.usuario === edge.who.login;
    return { ...respuestaCuenta(answer), templateCuentaPago: found && !isOwn ? enmascarada(found) : found };
  }),

  tiposContacto: op.tiposContacto.handler(async ({ context: { edge } }) => {
    const said = await edge.get('/cuenta/tiposContacto');
    const offered = said
      .list('tiposContacto')
      .map((each) => each.ofOrSelf('id', 'codigo').text('').toUpperCase());
    const known = ROLES.map((rol) => ({ id: TIPO_DE[rol], nombre: TITULO_DE[rol] }));
    const found = known.filter(({ id }) => offered.includes(id));
    return { tiposContacto: found.length > 0 ? found : known };
  }),
};
