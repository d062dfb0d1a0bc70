import { contract } from '../contract';
import type { ContactoEntrada } from '../contract/formas';
import { RegistryFailure } from '../failure';
import { sectionsAlone } from '../sections-alone';
import type { Given } from './answer-reader';
import { contactoOrNull, contactoWritten, isContacto } from './contactos';
import { predeterminado, respuestaCuenta } from './cuenta';
import { isLikeOurs } from './declared';
import type { Edge, Said } from './edge';
import { outside } from './implement';
import { lista } from './lista-de-dominios';
import { mensaje, respuestaCodigo } from './lista-de-mensajes';
import { lookedUp } from './once/look-up';
import { ifAny, own, ownQuestion } from './own-operation';
import { conPalabras } from './palabras-de-cambio';

const op = outside.usuario;

const CODIGOS = [
  'OK',
  'YA_VALIDADO',
  'SIN_CONTACTO',
  'CODIGO_INVALIDO',
  'CODIGO_VENCIDO',
  'DEMASIADOS_INTENTOS',
  'DEMASIADOS_ENVIOS',
] as const;

/** As many findings as the dashboard shows. */
const PELIGROS = 3;

const CAMPOS = ['nombre', 'apellido', 'direccion', 'telefono', 'emailPublico'] as const;

const diferenciaDe = (each: Given) => ({
  nombre: each.of('nombre').name(),
  campos: each
    .of('campos')
    .list()
    .map((one) => ({
      campo: one.of('campo').oneOf(CAMPOS, 'nombre'),
      tiene: one.of('tiene').text(''),
      tendria: one.of('tendria').text(''),
    })),
});

const validacion = ({ done, codigo, mensaje: text }: Said, otherwise = '') => ({
  respuestaOK: done,
  codigo: done ? ('OK' as const) : (CODIGOS.find((each) => each === codigo) ?? ('CODIGO_INVALIDO' as const)),
  mensaje: text || (done ? '' : otherwise),
});

/** Whether the notification address still waits for its code. */
async function debeValidar(edge: Edge) {
  const said = await edge.get('/usuario/debe-validar-datos-contacto');
  return { ok: said.of('ok').flag(), email: said.of('email').textOrNull };
}

const TIPOS = ['VENCIDO', 'PROXIMO_A_VENCER', 'SIN_CUENTA_PAGO', 'ELIMINADO'] as const;

/** Names of one kind: with its title, or the list alone. */
function grupoDe(said: Given, titulo = 'Dominios importantes') {
  const dominios = said.list('dominios', 'lista').map((each) => ({
    nombre: each.ofOrSelf('nombre').name(''),
    fechaVencimiento: each.of('fechaVencimiento').dayOrNull,
    tiempoAntesEliminacion: each.of('tiempoAntesEliminacion').has
      ? each.of('tiempoAntesEliminacion').whole()
      : null,
    renovacionAutomatica: each.of('renovacionAutomatica').flag(false),
    puedeRenovar: each.of('puedeRenovar').flag(false),
    puedeRecuperar: each.of('puedeRecuperar').flag(false),
    puedeCambiarCuenta: each.of('puedeCambiarCuenta').flag(false),
  }));
  return {
    tipo: said.of('tipo').oneOf(TIPOS, 'PROXIMO_A_VENCER'),
    titulo: said.of('titulo', 'nombre').text(titulo),
    total: said.of('total').whole(dominios.length),
    dominios,
  };
}

/** Grouped as a list of lists, a list of groups, or a map from title to list; names alone are one group. */
function gruposDe(said: Given) {
  if (!Array.isArray(said.value)) return said.entries.map(([titulo, each]) => grupoDe(each, titulo));
  const items = said.list();
  const areGroups = items.every((each) => Array.isArray(each.value) || each.of('dominios', 'lista').has);
  return areGroups ? items.map((each) => grupoDe(each)) : [grupoDe(said)];
}

function resumenDe(said: Given) {
  const porAprobar = said.of('cambiosPorAprobar');
  const grupos = gruposDe(said.of('dominiosImportantes')).filter(({ dominios }) => dominios.length > 0);
  const mensajes = said.of('mensajes').list().map(mensaje);
  return {
    cantDomRegistrados: said.of('cantDomRegistrados').wholeOrNull,
    cantDomAlojados: said.of('cantDomAlojados').wholeOrNull,
    cantDomVencProximos: said.of('cantDomVencProximos').wholeOrNull,
    cantFormasPago: said.of('cantFormasPago').wholeOrNull,
    mostrarMensajes: said.of('mostrarMensajes').flag(true),
    mensajes,
    mostrarDominiosImportantes: said.of('mostrarDominiosImportantes').flag(true),
    dominiosImportantes: grupos,
    mostrarSugerencias: said.of('mostrarSugerencias').flag(false),
    itemsSuggested: said
      .of('itemsSuggested')
      .list()
      .map((each) => each.ofOrSelf('nombre').text('')),
    cambiosPorAprobar: porAprobar.has ? porAprobar.whole(0) : null,
  };
}

/** Whether the names of the caller have their data by now, each where they are its contact. */
async function isApplied(edge: Edge, sent: ContactoEntrada): Promise<boolean> {
  const { rows, wrappers } = await lista(edge, { cantResultados: 50 });
  const found = rows.flatMap((row, place) => {
    const { esAdministrativo, esTecnico, esFinanciero } = wrappers[place] ?? {};
    const theirs = [
      esAdministrativo && 'administrador',
      esTecnico && 'tecnico',
      esFinanciero && 'financiero',
    ].filter((rol) => typeof rol === 'string');
    return theirs.map((rol) => contactoOrNull(row.of(`dominio.dominioBE.${rol}`)));
  });
  return found.length > 0 && found.every((contacto) => isContacto(contacto, sent));
}

/** Nothing tells whether a mail was sent; what an edge like ours ends with a failure it has not done. */
const noneWasSent = async (): Promise<false | undefined> => ((await isLikeOurs()) ? false : undefined);

/** The first findings about how names are served, where an edge has them; they fail alone. */
async function peligrosDe(edge: Edge) {
  const { alone, caidas } = sectionsAlone<'peligros'>(RegistryFailure.failsAlone);
  const asked = { tipo: null, silenciados: false, primerResultado: 0, cantResultados: PELIGROS };
  const peligros = await alone('peligros', ifAny(ownQuestion(edge, contract.peligros.listar, asked)));
  return { peligros, ...caidas() };
}

export const usuario = {
  actual: op.actual.handler(async ({ context: { edge } }) => {
    const said = (await edge.get('/usuario')).of('usuarioDTO');
    // Without it nobody knows whether they have a contact: they would be sent to the form of a first sign-in.
    if (!said.has) throw said.unreadable();
    const { oid = '', login = '' } = edge.who;
    const contacto = contactoOrNull(said.of('contactoPredeterminado', 'contactoDTO'));
    return {
      respuestaOK: true,
      usuarioDTO: {
        id: said.of('id').id(0),
        oid: said.of('oid').text(oid),
        login: said.of('login', 'usuario', 'username').text(login),
        nombre: said.of('nombre').textOrNull ?? contacto?.nombreApellido ?? null,
        correo: said.of('correo', 'email').textOrNull ?? contacto?.email ?? null,
        contactoPredeterminado: contacto,
      },
    };
  }),

  contactosActualizables: op.contactosActualizables.handler(async ({ context: { edge } }) => {
    const said = await edge.get('/usuario/contactos-actualizables');
    return {
      cantidadContactosActualizables: said.of('cantidadContactosActualizables', 'cantidad').whole(),
      diferencias: said.of('diferencias').list().map(diferenciaDe),
    };
  }),

  actualizarContactosBe: op.actualizarContactosBe.handler(async ({ context: { edge }, input }) => {
    const before = await edge.get('/usuario/contactos-actualizables').catch(() => null);
    const contacto = input.contacto ?? (await predeterminado(edge)) ?? {};
    const { id: _, ...fields } = { id: 0, ...contacto };
    const counted = before?.of('cantidadContactosActualizables', 'cantidad').whole(0) ?? 0;
    const sent = { ...fields, email: fields.email ?? undefined };
    const answer = await edge.change(
      {
        path: '/usuario/actualizar-contactos-be',
        body: { contact: contactoWritten(sent) },
        own: { operacion: input.operacion },
      },
      () => isApplied(edge, sent),
    );
    return {
      ...respuestaCuenta(conPalabras(answer, 'aplicarContacto')),
      cantidad: answer.said.of('cantidad').whole(answer.done ? counted : 0),
    };
  }),

  confirmacion: op.confirmacion.handler(({ context: { edge }, input }) =>
    own(edge, contract.usuario.confirmacion, input),
  ),

  preferencias: op.preferencias.handler(({ context: { edge } }) => own(edge, contract.usuario.preferencias)),

  operacionHecha: op.operacionHecha.handler(({ context: { edge }, input }) =>
    lookedUp(edge, input.operacion),
  ),

  guardarPreferencias: op.guardarPreferencias.handler(({ context: { edge }, input }) =>
    own(edge, contract.usuario.guardarPreferencias, input),
  ),

  nuevoCodigoValidacion: op.nuevoCodigoValidacion.handler(async ({ context: { edge } }) =>
    validacion(
      await edge.change({ method: 'GET', path: '/usuario/nuevo-codigo-validacion-contacto' }, noneWasSent),
    ),
  ),

  debeValidarDatos: op.debeValidarDatos.handler(({ context: { edge } }) => debeValidar(edge)),

  validarDatos: op.validarDatos.handler(async ({ context: { edge }, input }) => {
    const look = async () => !(await debeValidar(edge)).ok;
    return validacion(
      await edge.change({ path: '/usuario/validar-datos-contacto', body: { codigo: input.codigo } }, look),
      'El código no es válido.',
    );
  }),

  validarLogin: op.validarLogin.handler(async ({ context: { edge } }) => {
    const answer = await edge.ask({ path: '/usuario/validar-login' });
    const contacto = answer.said.of('tieneContactoPredeterminado');
    return {
      respuestaOK: answer.done,
      login: answer.said.of('login').text(edge.who.login ?? ''),
      tieneContactoPredeterminado: contacto.has ? contacto.flag() : (await predeterminado(edge)) !== null,
    };
  }),

  resumen: op.resumen.handler(async ({ context: { edge } }) => {
    const [answer, peligros] = await Promise.all([
      edge.ask({ path: '/usuario/administracion/resumen' }),
      peligrosDe(edge),
    ]);
    const { said } = answer;
    if (answer.done && !said.of('resumen').has) throw said.of('resumen').unreadable();
    return { ...respuestaCodigo(answer), resumen: { ...resumenDe(said.of('resumen')), ...peligros } };
  }),
};
