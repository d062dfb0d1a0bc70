import { beforeEach, expect, it } from 'vitest';
import type { Registry } from '~/registry/contract';
import { rowsOf } from '../support/held';
import { describeOnBothEngines } from '../support/registry';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe } from './shop';

type Administracion = Registry['administracion'];
type Attempt = (desk: Administracion) => Promise<unknown>;

const contactoDTO = {
  nombre: 'Marta',
  apellido: 'Ríos',
  direccion: 'Calle 9',
  telefono: '24001234',
  emailPublico: 'marta@correo.uy',
};
const nombreDominio = 'uno.uy';
const nombresDominio = [nombreDominio];
const codigoInvitacion = 'AbCdEf_-0123456789abcd';
const seleccion = { dominiosSeleccionados: nombresDominio };

/** Operations on a domain: 404 for who has no role on it, as on one that nobody has. */
const ON_A_DOMAIN = {
  informacion: (desk) => desk.informacion({ nombreDominio }),
  ficha: (desk) => desk.ficha({ nombreDominio, registros: {}, historia: {}, conCodigos: true }),
  liberar: (desk) => desk.liberar({ nombreDominio }),
  eliminar: (desk) => desk.eliminar({ nombreDominio }),
  recuperar: (desk) => desk.recuperar({ nombreDominio }),
  renovar: (desk) => desk.renovar({ nombreDominio, templateCuentaPagoDTO: cuenta() }),
  editarContactoDominios: (desk) =>
    desk.editarContactoDominios({ nombresDominio, tipoContacto: 'TECNICO', contactoDTO }),
  editarCuentaDominios: (desk) =>
    desk.editarCuentaDominios({ nombresDominio, templateCuentaPagoDTO: cuenta() }),
  eliminarCuentaDominios: (desk) => desk.eliminarCuentaDominios({ nombresDominio }),
  obtenerHistorialPagosDominio: (desk) => desk.obtenerHistorialPagosDominio({ nombreDominio }),
  transferirTitular: (desk) => desk.transferirTitular({ nombreDominio, contactoDTO }),
  invitacionCambiarContacto: (desk) =>
    desk.invitacionCambiarContacto({ nombreDominio, tipoContacto: 'TECNICO', correo: 'a@correo.uy' }),
  invitacionesEnviadas: (desk) => desk.invitacionesEnviadas({ nombreDominio }),
  corregirEntrega: (desk) => desk.corregirEntrega({ id: 1, correo: 'a@correo.uy' }),
  deshacerEntrega: (desk) => desk.deshacerEntrega({ id: 1 }),
  retirarInvitacion: (desk) => desk.retirarInvitacion({ id: 1 }),
  reenviarInvitacion: (desk) => desk.reenviarInvitacion({ id: 1 }),
  verCambioMasivo: (desk) => desk.verCambioMasivo({ id: 1 }),
  resultadoCambioMasivo: (desk) => desk.resultadoCambioMasivo({ id: 1 }),
} satisfies Partial<Record<keyof Administracion, Attempt>>;

/** Operations of a person on what is theirs: another finds nothing of it in them. */
const OF_A_PERSON = {
  obtenerDominios: (desk) => desk.obtenerDominios({}),
  recorrerDominios: (desk) => desk.recorrerDominios({}),
  mensajesAcciones: (desk) => desk.mensajesAcciones(),
  isTransferenciaTitularEnabled: (desk) => desk.isTransferenciaTitularEnabled(),
  accederOperacion: (desk) => desk.accederOperacion({ ...seleccion, operacion: 'ELIMINAR_CUENTA' }),
  iniciarCambioMasivo: (desk) => desk.iniciarCambioMasivo({ ...seleccion, accion: 'ELIMINAR_CUENTA' }),
  obtenerInvitacionPendiente: (desk) => desk.obtenerInvitacionPendiente({ codigoInvitacion }),
  aceptarInvitacionPendiente: (desk) => desk.aceptarInvitacionPendiente({ codigoInvitacion }),
  cancelarInvitacionPendiente: (desk) => desk.cancelarInvitacionPendiente({ codigoInvitacion }),
} satisfies Partial<Record<keyof Administracion, Attempt>>;

const TABLES = [
  'dominios',
  'dominio_historia',
  'cargos',
  'contactos',
  'invitaciones',
  'plantillas_cuenta',
] as const;
const everything = () => rowsOf(TABLES);

describeOnBothEngines('the administration of a domain', () => {
  beforeEach(async () => {
    await enEquipo(nombreDominio, { cuenta_pago_id: await cuentaDe('ana') });
    await registryAs('ana').administracion.invitacionCambiarContacto({
      nombreDominio,
      tipoContacto: 'TECNICO',
      correo: 'nadia@correo.uy',
    });
    await registryAs('ana').administracion.iniciarCambioMasivo({ ...seleccion, accion: 'ELIMINAR_CUENTA' });
    await registryAs('otro').usuario.actual();
  });

  it.each(Object.entries<Attempt>({ ...ON_A_DOMAIN, ...OF_A_PERSON }))(
    '%s is refused to who is not signed in',
    async (_, attempt) => {
      const before = await everything();
      await expect(attempt(registryAs().administracion)).rejects.toMatchObject({ status: 401 });
      expect(await everything()).toEqual(before);
    },
  );

  it.each(Object.entries<Attempt>(ON_A_DOMAIN))(
    '%s does not tell a stranger whether it exists',
    async (_, attempt) => {
      const before = await everything();
      await expect(attempt(registryAs('otro').administracion)).rejects.toMatchObject({ status: 404 });
      expect(await everything()).toEqual(before);
    },
  );

  it.each(Object.entries<Attempt>(OF_A_PERSON))('%s shows and changes nothing of it', async (_, attempt) => {
    const before = await everything();
    const answer = await attempt(registryAs('otro').administracion);
    for (const secret of ['12345678', 'nadia@correo.uy'])
      expect(JSON.stringify(answer)).not.toContain(secret);
    expect(await everything()).toEqual(before);
  });
});
