import type { Inputs } from '../contract';
import { contactoDeDominio, publicosDeTitular } from '../contract/formularios';
import { ROL_DE } from '../domain/roles';
import { SIN_PERMISOS_SUFICIENTES } from '../domain/words/portal';
import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import { contactoOrNull, contactoPublicoOrNull, contactoWritten, isContacto } from './contactos';
import { cuentaPagoOrNull, cuentaPagoWritten, enmascarada, isCuenta } from './cuentas-pago';
import { propio, propioAhora } from './dominio-propio';
import type { Edge, Said } from './edge';
import { faltas, faltasDeCuenta } from './faltas-de-formulario';
import { outside } from './implement';
import { conPalabras } from './palabras-de-cambio';
import { respuestaCambio, respuestaEdicion } from './respuestas-de-cambio';

const op = outside.administracion;
const base = '/usuario/administracion';

/** A name that was left as it was: a name alone, or with why. */
const noAplica = (each: Given) => ({
  nombre: each.of('nombre', 'nombreDominio').name(each.name('')),
  motivo: each.of('motivo', 'mensaje').text(`${SIN_PERMISOS_SUFICIENTES}.`),
});

/** Which names a change applied to: what the edge says; where it says nothing, all that were asked for. */
export function repartidos({ said, done }: Said, nombres: readonly string[]) {
  const left = said.of('dominiosNoAplicaAccion').list().map(noAplica);
  const given = said.of('dominiosAplicaAccion');
  const others = nombres.filter((nombre) => !left.some((each) => each.nombre === nombre));
  const applied = given.has ? given.list().map((each) => each.of('nombre').name(each.name(''))) : others;
  return { dominiosAplicaAccion: done ? applied : [], dominiosNoAplicaAccion: left };
}

/** What there is now, where an edge like ours says that the form was made from something older. */
function conflictoDe<T extends object>({ said }: Said, actual: (conflicto: Given) => T) {
  const conflicto = said.of('conflicto');
  return conflicto.has ? { version: conflicto.of('version').whole(0), ...actual(conflicto) } : null;
}

/** The names that a change is looked for in, each as it is now; one that is not there says nothing of it. */
const nowOf = (edge: Edge, nombres: readonly string[]) =>
  Promise.all(
    nombres.map(async (nombre) => {
      const found = await propioAhora(edge, nombre);
      if (!found) throw RegistryFailure.ofStatus(404);
      return found;
    }),
  );

type Edicion = Inputs['administracion'];

/** Changes a contact; a form that leaves the name out, as the holder's does, leaves it as it is (spec 4). */
export async function editarContacto(edge: Edge, input: Edicion['editarContactoDominios']): Promise<Said> {
  const { nombresDominio, tipoContacto, soloPublicos = true, contactoDTO, ...own } = input;
  const contactOf = (found: Awaited<ReturnType<typeof propio>>) =>
    contactoOrNull(found?.said.of(`dominio.dominioBE.${ROL_DE[tipoContacto]}`) ?? edge.nothing);
  const isNamed = Boolean(contactoDTO.nombre || contactoDTO.nombreApellido);
  const before = isNamed ? null : contactOf(await propio(edge, nombresDominio[0] ?? ''));
  const named = before ? { nombre: before.nombre, apellido: before.apellido } : {};
  const sent = { ...named, ...contactoDTO };
  const wrong = faltas(tipoContacto === 'TITULAR' ? publicosDeTitular : contactoDeDominio, sent);
  if (wrong) return { ...wrong, done: false, codigo: 'CAMPOS', said: edge.nothing };
  const look = async () =>
    (await nowOf(edge, nombresDominio)).every((found) => isContacto(contactOf(found), sent));
  const body = { nombresDominio, tipoContacto, soloPublicos, contactoDTO: contactoWritten(sent) };
  const answer = await edge.change({ path: `${base}/editar-contacto-dominios`, body, own }, look);
  return conPalabras(answer, 'editarContacto');
}

/** Charges names to another account. */
export async function editarCuenta(edge: Edge, input: Edicion['editarCuentaDominios']): Promise<Said> {
  const { nombresDominio, templateCuentaPagoDTO, ...own } = input;
  const wrong = faltasDeCuenta(templateCuentaPagoDTO);
  if (wrong) return { ...wrong, done: false, codigo: 'CAMPOS', said: edge.nothing };
  const body = { nombresDominio, templateCuentaPagoDTO: cuentaPagoWritten(templateCuentaPagoDTO) };
  const look = async () =>
    (await nowOf(edge, nombresDominio)).every((found) => {
      const account = found.wrapper.dominio.dominioCore.cuentaActual;
      return account && isCuenta({ ...account, numero: account.cuenta }, templateCuentaPagoDTO);
    });
  const answer = await edge.change({ path: `${base}/editar-cuenta-dominios`, body, own }, look);
  return conPalabras(answer, 'cambiarCuenta');
}

/** Leaves names without an account. */
export async function eliminarCuenta(edge: Edge, input: Edicion['eliminarCuentaDominios']) {
  const { nombresDominio, ...own } = input;
  const look = async () =>
    (await nowOf(edge, nombresDominio)).every((found) => found.wrapper.tieneCuentaActual === false);
  const question = { path: `${base}/eliminar-cuenta-dominios`, body: { nombresDominio }, own };
  return conPalabras(await edge.change(question, look), 'quitarCuenta');
}

const TIPOS = ['REGISTRO', 'MODIFICACION', 'RENOVACION', 'TRANSFERENCIA', 'QUITADA'] as const;
const CONCEPTOS = [
  'REGISTRO',
  'RENOVACION',
  'TRANSFERENCIA',
  'RENOVACION_AUTOMATICA',
  'IMPORTACION',
] as const;

/** Where the day of a payment's account may stand (spec 3, Payment history entry and Payment account template). */
const FECHAS = [
  'fecha',
  'cuentaPago.fechaAsociacion',
  'fechaAsociacion',
  'cuentaPago.fechaAsociacionFormateada',
];

/** An account that a domain was charged to; its numbers hidden from who is not the holder (spec 6). */
function pago(each: Given, esTitular: boolean) {
  const found = cuentaPagoOrNull(each.of('cuentaPago'));
  const said = each.of(...FECHAS);
  const fecha = said.has ? said.instant() : null;
  const shown = found && !esTitular && !found.enmascarada ? enmascarada(found) : found;
  return {
    id: each.of('id').id(0),
    tipoCreacion: each.of('tipoCreacion').oneOf(TIPOS, 'MODIFICACION'),
    fecha,
    usuario: each.of('usuario', 'cuentaPago.usuarioAsociacion.usuario').textOrNull,
    cuentaPago: shown && { ...shown, fechaAsociacion: fecha },
  };
}

export const ediciones = {
  editarContactoDominios: op.editarContactoDominios.handler(async ({ context: { edge }, input }) => {
    const answer = await editarContacto(edge, input);
    return {
      ...respuestaEdicion(answer),
      ...repartidos(answer, input.nombresDominio),
      conflicto: conflictoDe(answer, (now) => ({ contacto: contactoPublicoOrNull(now.of('contacto')) })),
    };
  }),

  editarCuentaDominios: op.editarCuentaDominios.handler(async ({ context: { edge }, input }) => {
    const answer = await editarCuenta(edge, input);
    return {
      ...respuestaCambio(answer),
      ...repartidos(answer, input.nombresDominio),
      templateCuentaPago: cuentaPagoOrNull(answer.said.of('templateCuentaPago')),
      conflicto: conflictoDe(answer, (now) => ({ cuentaPago: cuentaPagoOrNull(now.of('cuentaPago')) })),
    };
  }),

  eliminarCuentaDominios: op.eliminarCuentaDominios.handler(async ({ context: { edge }, input }) => {
    const answer = await eliminarCuenta(edge, input);
    return { ...respuestaCambio(answer), ...repartidos(answer, input.nombresDominio) };
  }),

  obtenerHistorialPagosDominio: op.obtenerHistorialPagosDominio.handler(
    async ({ context: { edge }, input: { nombreDominio } }) => {
      const path = `${base}/obtener-historial-pagos-dominio`;
      const [answer, own] = await Promise.all([
        edge.ask({ method: 'POST', path, body: { nombreDominio } }),
        propio(edge, nombreDominio),
      ]);
      const esTitular = own?.wrapper.esTitular ?? false;
      const { said } = answer;
      return {
        ...respuestaCambio(answer),
        historialPagos: answer.done
          ? said
              .mustList('historialPagos', 'historial', 'historialPagosDominio')
              .map((each) => pago(each, esTitular))
          : [],
        cargos: said
          .of('cargos')
          .list()
          .map((each) => ({
            id: each.of('id').id(0),
            concepto: each.of('concepto').oneOf(CONCEPTOS, 'RENOVACION'),
            importe: each.of('importe').money(0),
            fecha: each.of('fecha').instant(),
            cuenta: each.of('cuenta').text(''),
          })),
      };
    },
  ),
};
