import { beforeEach, expect, it } from 'vitest';
import { ownRowsOf, rowsOf } from '../support/held';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf } from './caller';
import { INTENTOS, type Propio } from './intentos';
import { contacto, registryAs } from './persona';
import { datosTicket, SECRETO, todoDeAna } from './todo-de-ana';

/** Every private operation of the contract, for everybody it is not for. */

/** All that is hers in the registry: of tables that others write too, her rows. */
async function deAna() {
  const ana = await idOf('ana');
  const suyas = [
    'contactos',
    'plantillas_cuenta',
    'ventas',
    'mensajes_usuario',
    'tickets',
    'cargos',
  ] as const;
  const enteras = ['dominios', 'nameservers', 'dominio_historia', 'venta_items', 'venta_contactos'] as const;
  return [await ownRowsOf(ana, suyas), await rowsOf(enteras)];
}

/** As many things that nobody has. */
const DE_NADIE: Propio = {
  cuenta: 999_999,
  linea: 999_999,
  venta: '00000000-0000-4000-8000-000000000000',
  referencia: 'UY-2026-00000000',
  mensaje: 999_999,
  ticket: 999_999,
  archivo: 999_999,
  invitacion: 999_999,
  masivo: 999_999,
  entrega: 999_999,
  descarga: 'de-nadie',
  custodio: 999_999,
  porAprobar: 999_999,
};

const attempts = Object.entries(INTENTOS).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, intento]) => [`${area}.${name}`, intento] as const),
);
const attemptOf = (intento: (typeof attempts)[number][1]) =>
  'ajeno' in intento ? intento.ajeno : intento.propio;

describeOnBothEngines('what is somebody’s', () => {
  let own: Propio;

  beforeEach(async () => {
    own = await todoDeAna();
    expect(Object.values(own).every(Boolean), JSON.stringify(own)).toBe(true);
    await registryAs('otro').cuenta.crearContacto({ contacto: contacto() });
  });

  it('is refused to the anonymous, by every operation of a person', async () => {
    const before = await deAna();
    for (const [name, intento] of attempts)
      await expect(attemptOf(intento)(registryAs(), own), name).rejects.toMatchObject({ status: 401 });
    expect(await deAna()).toEqual(before);
  });

  it('is not given to another person, nor changed by them, nor told to be there', async () => {
    const before = await deAna();
    const otro = ask({ login: 'otro', visitante: 'otra-sesion' });
    for (const [name, intento] of attempts) {
      const seen = await attemptOf(intento)(otro, own).catch((error: unknown) => ({ error: String(error) }));
      expect(JSON.stringify(seen) ?? '', name).not.toContain(SECRETO);
      if ('ajeno' in intento)
        expect(JSON.stringify(seen), name).toMatch(
          /No se encontró|no existe|no se puede|No hay|Falta el token/,
        );
    }
    expect(await deAna()).toEqual(before);
  });

  it('is answered as what nobody has, so that nothing tells whether it is there', async () => {
    const otro = ask({ login: 'otro', visitante: 'otra-sesion' });
    for (const [name, intento] of attempts) {
      if (!('ajeno' in intento)) continue;
      const [hers, nobodys] = await Promise.allSettled([
        intento.ajeno(otro, own),
        intento.ajeno(otro, DE_NADIE),
      ]);
      expect(JSON.stringify(hers), name).toBe(JSON.stringify(nobodys));
    }
  });

  it('is not among what another reads or deletes all at once, nor are the terms she accepted', async () => {
    await registryAs('ana').terminos.aceptar({});
    const otro = ask({ login: 'otro', visitante: 'otra-sesion' });
    const before = await registryAs('ana').mensajes.cantidadSinLeer();
    expect(await otro.mensajes.leerTodos()).toMatchObject({ codigo: 'OK' });
    expect(await otro.mensajes.eliminarVarios({ ids: [own.mensaje] })).toMatchObject({ cantidad: 0 });
    expect(before.cantidad).toBeGreaterThan(0);
    expect(await registryAs('ana').mensajes.cantidadSinLeer()).toEqual(before);
    expect(await otro.terminos.aceptados()).toEqual({ acepto: false });
    await otro.terminos.aceptar({});
    const rows = await observe.acceptances();
    expect(rows).toHaveLength(2);
  });

  it('does not lend a file through a ticket of one’s own', async () => {
    const otro = ask({ login: 'otro', visitante: 'otra-sesion' });
    const { id } = await otro.ticket.generar({ datosTicket });
    await expect(otro.ticket.archivo({ id: id ?? 0, idArchivo: own.archivo })).rejects.toMatchObject({
      status: 404,
    });
  });
});
