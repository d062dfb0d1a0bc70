import { beforeEach, expect, it } from 'vitest';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe, nombreDe } from './shop';

const desk = (login: string) => registryAs(login).administracion;
const nameIs = (nombre: string) => observe.theDomain(nombre);

const NUEVOS = {
  nombre: 'Marta',
  apellido: 'Ríos',
  direccion: 'Calle 9',
  telefono: '24001234',
  emailPublico: 'marta@correo.uy',
};
const tecnicoDe = (...nombresDominio: string[]) =>
  ({ nombresDominio, tipoContacto: 'TECNICO', contactoDTO: NUEVOS }) as const;
const contactosDe = async (login: string, nombreDominio: string) =>
  registryAs(login).administracion.informacion({ nombreDominio });

describeOnBothEngines('editing a contact of a domain', () => {
  beforeEach(() => enEquipo('uno.uy'));

  it('changes what whois shows, keeps who is behind it, and leaves other names alone', async () => {
    await enEquipo('dos.uy');
    const before = (await contactosDe('carla', 'uno.uy')).tecnico;
    expect(await desk('carla').editarContactoDominios(tecnicoDe('uno.uy'))).toMatchObject({
      respuestaOK: true,
      codigoRespuesta: 'OK',
      dominiosAplicaAccion: ['uno.uy'],
      conflicto: null,
    });
    const { tecnico } = await contactosDe('carla', 'uno.uy');
    expect(tecnico).toMatchObject({ ...NUEVOS, nicHandler: before?.nicHandler });
    expect((await contactosDe('carla', 'dos.uy')).tecnico?.nombre).toBe('carla');
    const { dominio } = registryAs();
    expect((await dominio.whois({ dominio: { nombre: 'uno.uy' } })).tecnico).toMatchObject(NUEVOS);
  });

  it('keeps the name of the holder, whatever is sent', async () => {
    const { titular } = await contactosDe('ana', 'uno.uy');
    const form = { nombresDominio: ['uno.uy'], tipoContacto: 'TITULAR' as const, contactoDTO: NUEVOS };
    expect(await desk('ana').editarContactoDominios(form)).toMatchObject({ respuestaOK: true });
    const after = (await contactosDe('ana', 'uno.uy')).titular;
    expect(after).toMatchObject({ nombre: titular?.nombre, direccion: 'Calle 9' });
  });

  it('refuses bad data beside its field', async () => {
    const contactoDTO = { ...NUEVOS, telefono: '12', direccion: '' };
    const answer = await desk('ana').editarContactoDominios({ ...tecnicoDe('uno.uy'), contactoDTO });
    expect(answer).toMatchObject({ respuestaOK: false, codigoRespuesta: 'CAMPOS' });
    expect(Object.keys(answer.mapErrores ?? {}).sort()).toEqual(['direccion', 'general', 'telefono']);
    expect((await nameIs('uno.uy')).version).toBe(0);
  });

  it('is refused by role with the reason, and is nobody else’s', async () => {
    expect(await desk('diego').editarContactoDominios(tecnicoDe('uno.uy'))).toMatchObject({
      codigoRespuesta: 'SIN_PERMISO',
      mensajeRespuesta: expect.stringContaining('No tiene los permisos suficientes'),
    });
    await expect(desk('otro').editarContactoDominios(tecnicoDe('uno.uy'))).rejects.toMatchObject({
      status: 404,
    });
    expect((await nameIs('uno.uy')).version).toBe(0);
  });

  it('of several changes those it may, and says which it did not and why', async () => {
    await nombreDe('carla', 'suyo.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
    await nombreDe('otro', 'ajeno.uy');
    const form = tecnicoDe('uno.uy', 'suyo.uy', 'ajeno.uy', 'no es un nombre');
    const answer = await desk('carla').editarContactoDominios(form);
    expect(answer.dominiosAplicaAccion).toEqual(['uno.uy']);
    expect(answer.dominiosNoAplicaAccion.map(({ nombre }) => nombre)).toEqual([
      'suyo.uy',
      'ajeno.uy',
      'no es un nombre',
    ]);
    expect(answer.dominiosNoAplicaAccion[0]?.motivo).toContain('eliminado');
    expect(answer.dominiosNoAplicaAccion[1]?.motivo).toBe('No está entre sus dominios.');
  });
});

describeOnBothEngines('two people editing a domain at once', () => {
  beforeEach(() => enEquipo('uno.uy'));

  it('the second is shown what the first saved, and nothing is overwritten', async () => {
    const first = { ...tecnicoDe('uno.uy'), version: 0 };
    const other = { ...NUEVOS, nombre: 'Otra' };
    await desk('carla').editarContactoDominios(first);
    const answer = await desk('ana').editarContactoDominios({ ...first, contactoDTO: other });
    expect(answer).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'VERSION',
      conflicto: { version: 2, contacto: NUEVOS },
    });
    expect((await contactosDe('ana', 'uno.uy')).tecnico?.nombre).toBe('Marta');
    const chosen = await desk('ana').editarContactoDominios({
      ...first,
      contactoDTO: other,
      version: answer.conflicto?.version,
    });
    expect(chosen.respuestaOK).toBe(true);
    expect((await contactosDe('ana', 'uno.uy')).tecnico?.nombre).toBe('Otra');
  });

  it('a change of another part meanwhile is no conflict', async () => {
    await desk('carla').editarContactoDominios({ ...tecnicoDe('uno.uy'), version: 0 });
    const admin = { ...tecnicoDe('uno.uy'), tipoContacto: 'ADMINISTRADOR' as const, version: 0 };
    expect(await desk('ana').editarContactoDominios(admin)).toMatchObject({ respuestaOK: true });
  });

  it('says nothing of a domain to who has no role on it', async () => {
    await desk('ana').editarCuentaDominios({ nombresDominio: ['uno.uy'], templateCuentaPagoDTO: cuenta() });
    const form = { nombresDominio: ['uno.uy'], templateCuentaPagoDTO: cuenta(), version: 0 };
    await expect(desk('otro').editarCuentaDominios(form)).rejects.toMatchObject({ status: 404 });
    expect(await desk('carla').editarCuentaDominios(form)).toMatchObject({
      codigo: 'SIN_PERMISO',
      conflicto: null,
    });
    expect(await desk('bruno').editarCuentaDominios(form)).toMatchObject({
      codigo: 'VERSION',
      conflicto: { version: 2, cuentaPago: { cuenta: { cuenta: '*****6789' } } },
    });
  });
});

describeOnBothEngines('the payment account of domains', () => {
  it('is changed to a new one, made once, or to one there is', async () => {
    for (const nombre of ['uno.uy', 'dos.uy']) await enEquipo(nombre);
    const nombresDominio = ['uno.uy', 'dos.uy'];
    const answer = await desk('diego').editarCuentaDominios({
      nombresDominio,
      templateCuentaPagoDTO: cuenta(),
    });
    expect(answer).toMatchObject({
      codigo: 'OK',
      mensaje: 'Cuenta de pago modificada con éxito.',
      dominiosAplicaAccion: nombresDominio,
    });
    const id = answer.templateCuentaPago?.id;
    for (const nombre of nombresDominio) expect((await nameIs(nombre)).cuenta_pago_id).toBe(id);
    expect((await registryAs('diego').cuenta.cuentasPago()).cuentasPago).toHaveLength(1);
    const again = { nombresDominio, templateCuentaPagoDTO: { id: id ?? 0 } };
    await desk('diego').editarCuentaDominios(again);
    expect((await nameIs('uno.uy')).version).toBe(2);
    await expect(
      desk('ana').editarCuentaDominios({ ...again, nombresDominio: ['uno.uy'] }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is taken off those that have one, and told of those that have none', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await enEquipo('uno.uy', { cuenta_pago_id });
    await enEquipo('dos.uy');
    const answer = await desk('bruno').eliminarCuentaDominios({ nombresDominio: ['uno.uy', 'dos.uy'] });
    expect(answer).toMatchObject({
      codigo: 'OK',
      mensaje: 'Cuenta de pago eliminada con éxito.',
      dominiosAplicaAccion: ['uno.uy'],
      dominiosNoAplicaAccion: [
        {
          nombre: 'dos.uy',
          motivo:
            'El dominio dos.uy no tiene forma de pago asociada o no tiene permisos para realizar la acción.',
        },
      ],
    });
    expect((await nameIs('uno.uy')).cuenta_pago_id).toBeNull();
  });
});

describeOnBothEngines('the history of payments', () => {
  it('tells the accounts a domain was charged to and what was charged, masked but for the holder', async () => {
    await enEquipo('uno.uy', { cuenta_pago_id: await cuentaDe('ana') });
    const nombresDominio = ['uno.uy'];
    await desk('ana').editarCuentaDominios({ nombresDominio, templateCuentaPagoDTO: cuenta() });
    await desk('ana').renovar({ nombreDominio: 'uno.uy' });
    await desk('ana').eliminarCuentaDominios({ nombresDominio });
    const seen = async (login: string) => {
      const { codigo, historialPagos, cargos } = await desk(login).obtenerHistorialPagosDominio({
        nombreDominio: 'uno.uy',
      });
      return {
        codigo,
        tipos: historialPagos.map(({ tipoCreacion }) => tipoCreacion),
        numeros: historialPagos.map(({ cuentaPago }) => cuentaPago?.cuenta.cuenta ?? null),
        cargos: cargos.map(({ concepto, importe, cuenta: numero }) => [concepto, importe, numero]),
      };
    };
    const tipos = ['QUITADA', 'MODIFICACION', 'REGISTRO'];
    expect(await seen('ana')).toEqual({
      codigo: 'OK',
      tipos,
      numeros: [null, '123456789', '12345678'],
      cargos: [['RENOVACION', 138_900, '123456789']],
    });
    expect(await seen('diego')).toEqual({
      codigo: 'OK',
      tipos,
      numeros: [null, '*****6789', '****5678'],
      cargos: [['RENOVACION', 138_900, '*****6789']],
    });
    expect(await seen('carla')).toEqual({ codigo: 'SIN_PERMISO', tipos: [], numeros: [], cargos: [] });
    await expect(seen('otro')).rejects.toMatchObject({ status: 404 });
  });
});
