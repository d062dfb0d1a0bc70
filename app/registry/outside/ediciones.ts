import { respuestaCambio, respuestaEdicion } from './cambio';
import { contactoPublicoOrNull, contactoWritten } from './contactos';
import { cuentaPagoOrNull, cuentaPagoWritten, enmascarada } from './cuentas';
import { propio } from './dominios';
import type { Edge, Said } from './edge';
import type { Given } from './given';
import { outside } from './implement';

const op = outside.administracion;
const base = '/usuario/administracion';

/** A name that was left as it was: a name alone, or with why. */
const noAplica = (each: Given) => ({
  nombre: each.of('nombre', 'nombreDominio').name(each.name('')),
  motivo: each.of('motivo', 'mensaje').text('No tiene los permisos suficientes.'),
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

const accountOf = async (edge: Edge, nombre = '') =>
  (await propio(edge, nombre))?.wrapper.dominio.dominioCore.cuentaActual ?? null;

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
    const { nombresDominio, tipoContacto, soloPublicos, contactoDTO, ...own } = input;
    const body = { nombresDominio, tipoContacto, soloPublicos, contactoDTO: contactoWritten(contactoDTO) };
    const answer = await edge.change({ path: `${base}/editar-contacto-dominios`, body, own });
    return {
      ...respuestaEdicion(answer),
      ...repartidos(answer, nombresDominio),
      conflicto: conflictoDe(answer, (now) => ({ contacto: contactoPublicoOrNull(now.of('contacto')) })),
    };
  }),

  editarCuentaDominios: op.editarCuentaDominios.handler(async ({ context: { edge }, input }) => {
    const { nombresDominio, templateCuentaPagoDTO, ...own } = input;
    const body = { nombresDominio, templateCuentaPagoDTO: cuentaPagoWritten(templateCuentaPagoDTO) };
    const answer = await edge.change({ path: `${base}/editar-cuenta-dominios`, body, own });
    return {
      ...respuestaCambio(answer),
      ...repartidos(answer, nombresDominio),
      templateCuentaPago: cuentaPagoOrNull(answer.said.of('templateCuentaPago')),
      conflicto: conflictoDe(answer, (now) => ({ cuentaPago: cuentaPagoOrNull(now.of('cuentaPago')) })),
    };
  }),

  eliminarCuentaDominios: op.eliminarCuentaDominios.handler(async ({ context: { edge }, input }) => {
    const { nombresDominio, ...own } = input;
    const look = async () => (await accountOf(edge, nombresDominio[0])) === null;
    const answer = await edge.change(
      { path: `${base}/eliminar-cuenta-dominios`, body: { nombresDominio }, own },
      nombresDominio.length === 1 ? look : undefined,
    );
    return { ...respuestaCambio(answer), ...repartidos(answer, nombresDominio) };
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
              .list('historialPagos', 'historial', 'historialPagosDominio')
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
