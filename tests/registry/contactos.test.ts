import { expect, it } from 'vitest';
import type { Id } from '~/registry/contract/ids';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { contacto, registryAs } from './persona';
import { nombreDe, shop } from './shop';

const versions = async () => (await observe.contacts()).map(({ id, nic_handle }) => ({ id, nic_handle }));

async function carrito(login: string, nombres: string[]): Promise<Id[]> {
  const dominios = nombres.map((nombre) => ({ nombre }));
  const { ventaDTO } = await shop({ login }).registro.agregar({ dominios, uuidVenta: null });
  return (ventaDTO?.items ?? []).map(({ id }) => id);
}

const titular = {
  nombreApellido: 'Ana Píriz',
  direccion: 'Rambla 1',
  telefono: '29001234',
  emailPublico: 'a@b.uy',
};

describeOnBothEngines('contact data', () => {
  it('makes the account of whoever calls for the first time, once', async () => {
    const calls = await Promise.all([1, 2, 3].map(() => registryAs('ana').usuario.actual()));
    expect(new Set(calls.map(({ usuarioDTO }) => usuarioDTO.id)).size).toBe(1);
    expect(calls[0]?.usuarioDTO).toMatchObject({ login: 'ana', contactoPredeterminado: null });
  });

  it('is cleaned, saved, and answered to its owner', async () => {
    const ana = registryAs('ana');
    const answer = await ana.cuenta.crearContacto({ contacto: contacto(), ignorarApellido: false });
    expect(answer).toMatchObject({ respCodigo: 'OK' });
    expect((await ana.usuario.actual()).usuarioDTO.contactoPredeterminado).toMatchObject({
      nombreApellido: 'Ana Píriz',
      telefono: '59829001234',
      emailPublico: 'Ana@correo.uy',
      email: 'avisos@correo.uy',
    });
    expect(await ana.cuenta.contactos()).toMatchObject({ contactos: [{ nombre: 'Ana' }] });
    expect(await registryAs('beto').cuenta.contacto()).toMatchObject({ contactoDTO: null });
  });

  it('is refused field by field, and nothing is saved', async () => {
    const ana = registryAs('ana');
    const wrong = contacto({ direccion: 'Rambla #1', apellido: '', mailConfirmacion: 'otro@correo.uy' });
    const answer = await ana.cuenta.crearContacto({ contacto: wrong, ignorarApellido: false });
    expect(answer).toMatchObject({
      respCodigo: 'ERROR',
      mapErrores: {
        apellido: 'Ingrese el apellido.',
        direccion: expect.stringContaining('«#»'),
        mailConfirmacion: 'Los correos electrónicos no coinciden.',
        general: 'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.',
      },
    });
    expect(await versions()).toEqual([]);
  });

  it('does without a surname where it is ignored', async () => {
    const { apellido: _, nombre, ...rest } = contacto();
    const answer = await registryAs('ana').cuenta.crearContacto({
      contacto: { ...rest, nombreApellido: nombre },
    });
    expect(answer).toMatchObject({ respCodigo: 'OK', contactoDTO: { nombreApellido: 'Ana' } });
  });

  it('keeps one version, and the same handle, where no domain carries the old one', async () => {
    const ana = registryAs('ana');
    await ana.cuenta.crearContacto({ contacto: contacto() });
    const [first] = await versions();
    await ana.cuenta.actualizarContacto({ contacto: contacto({ direccion: 'Otra 2' }) });
    await ana.cuenta.actualizarContacto({ contacto: contacto({ direccion: 'Otra 2' }) });
    const after = await versions();
    expect(after).toHaveLength(1);
    expect(after[0]?.nic_handle).toBe(first?.nic_handle);
  });

  it('reaches the domains only when asked, except their holder', async () => {
    const ana = registryAs('ana');
    await nombreDe('ana', 'uno.uy');
    await nombreDe('ana', 'dos.com.uy');
    await nombreDe('beto', 'ajeno.uy');
    await ana.cuenta.crearContacto({ contacto: contacto() });
    const before = await ana.usuario.contactosActualizables();
    expect(before.cantidadContactosActualizables).toBe(2);
    expect(before.diferencias.map(({ nombre }) => nombre)).toEqual(['dos.com.uy', 'uno.uy']);
    expect(before.diferencias[0]?.campos).toContainEqual({
      campo: 'direccion',
      tiene: 'Rambla 1234',
      tendria: 'Rambla 1234, apto 5',
    });
    expect(await ana.usuario.actualizarContactosBe({})).toMatchObject({ respCodigo: 'OK', cantidad: 2 });
    expect(await ana.usuario.contactosActualizables()).toEqual({
      cantidadContactosActualizables: 0,
      diferencias: [],
    });
    const whois = await ana.dominio.whois({ dominio: { nombre: 'uno.uy' } });
    expect(whois.tecnico?.direccion).toBe('Rambla 1234, apto 5');
    expect(whois.titular?.direccion).toBe('Rambla 1234');
    const other = await ana.dominio.whois({ dominio: { nombre: 'ajeno.uy' } });
    expect(other.tecnico?.direccion).toBe('Rambla 1234');
  });

  it('asks about no domain that says the same in whois, whatever was saved meanwhile', async () => {
    const ana = registryAs('ana');
    await nombreDe('ana', 'uno.uy');
    await ana.cuenta.crearContacto({ contacto: contacto() });
    await ana.usuario.actualizarContactosBe({});
    await ana.cuenta.actualizarContacto({ contacto: contacto({ telefono: '29001234' }) });
    expect(await ana.usuario.contactosActualizables()).toMatchObject({ cantidadContactosActualizables: 1 });
    await ana.cuenta.actualizarContacto({ contacto: contacto() });
    expect(await ana.usuario.contactosActualizables()).toEqual({
      cantidadContactosActualizables: 0,
      diferencias: [],
    });
  });

  it('cannot be applied before there is any', async () => {
    expect(await registryAs('ana').usuario.actualizarContactosBe({})).toMatchObject({ respCodigo: 'ERROR' });
  });

  it('of holders is saved for the lines asked, and can be changed', async () => {
    const ana = registryAs('ana');
    const ids = await carrito('ana', ['uno.uy', 'dos.uy']);
    const [first = 0] = ids;
    expect(await ana.cuenta.contactoDominio({ id: first })).toMatchObject({ contactoDTO: null });
    await ana.cuenta.guardarContactoDominio({ dominiosIds: ids, contactoDTO: titular });
    await ana.cuenta.guardarContactoDominio({
      dominiosIds: [first],
      contactoDTO: { ...titular, nombreApellido: 'Beto' },
    });
    const names = await Promise.all(ids.map((id) => ana.cuenta.contactoDominio({ id })));
    expect(names.map(({ contactoDTO }) => contactoDTO?.nombreApellido)).toEqual(['Beto', 'Ana Píriz']);
  });

  it("of holders is nobody else's to read or write", async () => {
    const ids = await carrito('ana', ['uno.uy']);
    const beto = registryAs('beto');
    await expect(beto.cuenta.contactoDominio({ id: ids[0] ?? 0 })).rejects.toMatchObject({ status: 404 });
    const save = beto.cuenta.guardarContactoDominio({ dominiosIds: ids, contactoDTO: titular });
    await expect(save).rejects.toMatchObject({ status: 404 });
    expect(await registryAs('ana').cuenta.contactoDominio({ id: ids[0] ?? 0 })).toMatchObject({
      contactoDTO: null,
    });
  });
});
