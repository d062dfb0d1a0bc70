import { count } from '~/format';
import { readNombres } from '../../../domain/name';
import { CONTACTO_DE, ROL_DE, type Rol } from '../../../domain/roles';
import { CUENTA_MODIFICADA, CUENTA_QUITADA } from '../../../domain/words/cuentas';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { cuentaElegida } from '../../cuentas/elegir';
import { cuentaDTO } from '../../cuentas/present';
import { findCuenta, findOwnCuenta } from '../../cuentas/store';
import { findRoles } from '../../dominios/cambios-store';
import { contactosDe } from '../../dominios/contactos-publicos';
import { persona } from '../../implement';
import { veEnmascarada } from '../rules';
import { sinConflicto } from './conflicto';
import { edicionDeContacto, readContacto } from './contacto';
import { edicionDeCuenta, edicionDeQuitarCuenta } from './cuenta';
import { type Edicion, editarDominios, leaveOut } from './edicion';

/**
 * Carries the change out and tells the names it applied to from the others. Where it applied to none, nothing was done:
 * one name is refused with its own reason (404 where it is not the caller's), several with that of the change.
 */
async function split(op: Op, nombres: readonly string[], edicion: Edicion) {
  const hechos = [
    ...(
      await editarDominios(op, nombres, edicion, { alFallar: leaveOut, isOne: nombres.length === 1 })
    ).values(),
  ];
  const noAplica = hechos.filter((hecho) => hecho.resultado === 'NO_APLICA');
  const [first] = noAplica;
  if (first && noAplica.length === hechos.length) {
    if (hechos.length === 1 && first.codigo === 'NO_EXISTE') throw notFound();
    throw new Rechazo(first.codigo, hechos.length === 1 ? first.motivo : edicion.ninguno);
  }
  return {
    dominiosAplicaAccion: hechos
      .filter((hecho) => hecho.resultado !== 'NO_APLICA')
      .map(({ nombre }) => nombre),
    dominiosNoAplicaAccion: noAplica.map(({ nombre, motivo }) => ({ nombre, motivo })),
  };
}

const enCuantos = (nombres: readonly string[]): string =>
  nombres.length === 1 ? `de ${nombres[0]}` : `en ${count(nombres.length, 'dominio', 'dominios')}`;

/** A version is one name's: of several it says nothing. */
const unica = ({ nombresDominio, version }: { nombresDominio: readonly string[]; version?: number }) =>
  nombresDominio.length === 1 ? version : undefined;

const contactoActual = (op: Op, rol: Rol) => async (dominio: Parameters<typeof contactosDe>[1]) => ({
  contacto: (await contactosDe(op.trx, dominio))[rol],
});

export const editarContactoDominios = cambio(
  persona.administracion.editarContactoDominios,
  async (op, input) => {
    const nombres = readNombres(input.nombresDominio);
    const rol = ROL_DE[input.tipoContacto];
    const datos = readContacto(input.tipoContacto, input.contactoDTO);
    const edicion = sinConflicto(
      edicionDeContacto(input.tipoContacto, datos),
      { version: unica(input), parte: rol },
      contactoActual(op, rol),
    );
    const done = await split(op, nombres, edicion);
    return {
      mensaje: `Se actualizaron los datos del ${CONTACTO_DE[rol]} ${enCuantos(done.dominiosAplicaAccion)}.`,
      ...done,
      conflicto: null,
    };
  },
);

/** The account of a name as its people see it. */
const cuentaActual = (op: Op) => async (dominio: { id: number; cuenta_pago_id: number | null }) => {
  const cuenta =
    dominio.cuenta_pago_id === null ? undefined : await findCuenta(op.trx, dominio.cuenta_pago_id);
  const roles = await findRoles(op.trx, op.usuario.id, dominio.id);
  const isMasked = !roles || veEnmascarada(roles, cuenta?.usuario_id === op.usuario.id);
  return { cuentaPago: cuenta ? cuentaDTO(cuenta, isMasked) : null };
};

export const editarCuentaDominios = cambio(persona.administracion.editarCuentaDominios, async (op, input) => {
  const nombres = readNombres(input.nombresDominio);
  const cuentaId = await cuentaElegida(op, input.templateCuentaPagoDTO);
  const edicion = sinConflicto(
    await edicionDeCuenta(op, cuentaId),
    { version: unica(input), parte: 'cuentaPago' },
    cuentaActual(op),
  );
  const done = await split(op, nombres, edicion);
  const cuenta = await findOwnCuenta(op.trx, op.usuario.id, cuentaId);
  return {
    mensaje: CUENTA_MODIFICADA,
    ...done,
    templateCuentaPago: cuenta ? cuentaDTO(cuenta) : null,
    conflicto: null,
  };
});

export const eliminarCuentaDominios = cambio(
  persona.administracion.eliminarCuentaDominios,
  async (op, input) => {
    const nombres = readNombres(input.nombresDominio);
    const edicion = sinConflicto(
      edicionDeQuitarCuenta,
      { version: unica(input), parte: 'cuentaPago' },
      cuentaActual(op),
    );
    const done = await split(op, nombres, edicion);
    const mensaje =
      done.dominiosAplicaAccion.length === 1 ? CUENTA_QUITADA : 'Cuentas de pago eliminadas con éxito.';
    return { mensaje, ...done };
  },
);
