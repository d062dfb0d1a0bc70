import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { codigoEnviado, contacto, registryAs } from './persona';

const PARA = 'avisos@correo.uy';
const other = (codigo: string): string => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');

async function conContacto(): Promise<string> {
  await registryAs('ana').cuenta.crearContacto({ contacto: contacto() });
  return codigoEnviado(PARA);
}

describeOnBothEngines('the validation code', () => {
  it('comes by mail when the contact is saved, and validates the address', async () => {
    const ana = registryAs('ana');
    expect(await ana.usuario.debeValidarDatos()).toEqual({ ok: false, email: null });
    const codigo = await conContacto();
    expect(await ana.usuario.debeValidarDatos()).toEqual({ ok: true, email: PARA });
    const typed = ` ${codigo.slice(0, 3)} ${codigo.slice(3)} `;
    expect(await ana.usuario.validarDatos({ codigo: typed })).toMatchObject({ respuestaOK: true });
    expect(await ana.usuario.debeValidarDatos()).toEqual({ ok: false, email: null });
    expect(await ana.usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'YA_VALIDADO' });
  });

  it('is one of five tries', async () => {
    const codigo = await conContacto();
    const ana = registryAs('ana');
    const first = await ana.usuario.validarDatos({ codigo: other(codigo) });
    expect(first).toMatchObject({ respuestaOK: false, codigo: 'CODIGO_INVALIDO' });
    expect(first.mensaje).toContain('Le quedan 4 intentos');
    for (let tries = 1; tries < 5; tries++) await ana.usuario.validarDatos({ codigo: other(codigo) });
    expect(await ana.usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'DEMASIADOS_INTENTOS' });
  });

  it('is only tried five times even by many at once', async () => {
    const codigo = await conContacto();
    const tries = Array.from({ length: 12 }, () =>
      registryAs('ana').usuario.validarDatos({ codigo: other(codigo) }),
    );
    const codes = (await Promise.all(tries)).map((answer) => answer.codigo);
    expect(codes.filter((code) => code === 'CODIGO_INVALIDO')).toHaveLength(5);
  });

  it('does not count what is no code', async () => {
    const codigo = await conContacto();
    for (let tries = 0; tries < 8; tries++)
      expect(await registryAs('ana').usuario.validarDatos({ codigo: 'hola' })).toMatchObject({
        codigo: 'CODIGO_INVALIDO',
        mensaje: 'El código tiene 6 dígitos.',
      });
    expect(await registryAs('ana').usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'OK' });
  });

  it('expires after thirty minutes', async () => {
    const codigo = await conContacto();
    const late = registryAs('ana', START.add({ minutes: 30 }));
    expect(await late.usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'CODIGO_VENCIDO' });
  });

  it('is replaced by a new one, five an hour at most', async () => {
    const old = await conContacto();
    const ana = registryAs('ana');
    for (let sent = 1; sent < 5; sent++)
      expect(await ana.usuario.nuevoCodigoValidacion()).toMatchObject({ codigo: 'OK' });
    expect(await ana.usuario.nuevoCodigoValidacion()).toMatchObject({ codigo: 'DEMASIADOS_ENVIOS' });
    const codigo = await codigoEnviado(PARA);
    if (old !== codigo)
      expect(await ana.usuario.validarDatos({ codigo: old })).toMatchObject({ codigo: 'CODIGO_INVALIDO' });
    const later = registryAs('ana', START.add({ hours: 1 }));
    expect(await later.usuario.nuevoCodigoValidacion()).toMatchObject({ codigo: 'OK' });
  });

  it('is for one address: another one asks again', async () => {
    const codigo = await conContacto();
    const ana = registryAs('ana');
    const given = { email: 'nuevo@correo.uy', mailConfirmacion: 'nuevo@correo.uy' };
    await ana.cuenta.actualizarContacto({ contacto: contacto(given) });
    const fresh = await codigoEnviado('nuevo@correo.uy');
    if (fresh !== codigo)
      expect(await ana.usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'CODIGO_INVALIDO' });
    expect(await ana.usuario.validarDatos({ codigo: fresh })).toMatchObject({ codigo: 'OK' });
  });

  it('needs a contact first', async () => {
    expect(await registryAs('ana').usuario.nuevoCodigoValidacion()).toMatchObject({ codigo: 'SIN_CONTACTO' });
  });
});
