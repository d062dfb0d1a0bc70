import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { postMessage } from '~/registry/edge/mensajes/post';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { INTENTOS, NOMBRE, type Propio } from './intentos';
import { contacto, cuenta, registryAs } from './persona';

/** Every private operation of the contract, for everybody it is not for. */

const SECRETO = 'Solo Ana lo sabe';
const png = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1])], `${SECRETO}.png`);
const datosTicket = JSON.stringify({
  ticket: {
    nombre: 'Ana',
    email: 'ana@ejemplo.uy',
    mailConfirmacion: 'ana@ejemplo.uy',
    asunto: SECRETO,
    mensaje: SECRETO,
  },
});

/** A cart of Ana's with a holder and an account, as far as the summary. */
async function cartOfAna(nombre: string) {
  const ana = registryAs('ana');
  const { ventaDTO } = await ana.registro.agregar({ dominios: [{ nombre }], uuidVenta: null });
  const venta = ventaDTO?.uuidVenta ?? '';
  const linea = ventaDTO?.items[0]?.dominio.id ?? 0;
  await ana.registro.asociarUsuarioVenta({ id: venta });
  const holder = contacto({ direccion: SECRETO });
  await ana.cuenta.guardarContactoDominio({ dominiosIds: [linea], contactoDTO: holder });
  const { templateCuentaPago } = await ana.cuenta.guardarCuentaPago({
    uuidVenta: venta,
    templateCuentaPagoDTO: cuenta({ nombre: SECRETO }),
  });
  return { venta, linea, cuenta: templateCuentaPago?.id ?? 0 };
}

/** Ana has a name, a cart, a message, a ticket with a file, an invitation and a change of many names. */
async function todoDeAna(): Promise<Propio> {
  const ana = registryAs('ana');
  await ana.cuenta.crearContacto({ contacto: contacto({ direccion: SECRETO }) });
  const bought = await cartOfAna(NOMBRE);
  const { ventaDTO } = await ana.carrito.finalizar({ uuid: bought.venta });
  const aviso = { clave: 'x', titulo: SECRETO, mensaje: SECRETO };
  await postMessage(database(), await idOf('ana'), aviso, START);
  const [mensaje] = (await ana.mensajes.usuario({})).mensajes;
  await ana.ticket.generar({ datosTicket, archivos: [png()] });
  const [ticket] = (await ana.ticket.propios()).tickets;
  await ana.administracion.invitacionCambiarContacto({
    nombreDominio: NOMBRE,
    tipoContacto: 'TECNICO',
    correo: 'tecnica@correo.uy',
    confirmacion: 'tecnica@correo.uy',
  });
  const [invitacion] = (await ana.administracion.invitacionesEnviadas({ nombreDominio: NOMBRE }))
    .invitaciones;
  const masivo = await ana.administracion.iniciarCambioMasivo({
    dominiosSeleccionados: [NOMBRE],
    accion: 'ELIMINAR_CUENTA',
  });
  return {
    ...(await cartOfAna('todavia-no.uy')),
    referencia: ventaDTO?.referencia ?? '',
    mensaje: mensaje?.id ?? 0,
    ticket: ticket?.id ?? 0,
    archivo: ticket?.archivos[0]?.id ?? 0,
    invitacion: invitacion?.id ?? 0,
    masivo: masivo.cambioMasivo?.id ?? 0,
  };
}

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
  return Promise.all([
    ...suyas.map((table) =>
      database().selectFrom(table).selectAll().where(sql`usuario_id`, '=', ana).orderBy('id').execute(),
    ),
    ...enteras.map((table) => database().selectFrom(table).selectAll().execute()),
  ]);
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
    const rows = await database().selectFrom('terminos_aceptados').select('usuario_id').execute();
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
