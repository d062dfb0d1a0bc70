import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { postMessage } from '~/registry/edge/mensajes/post';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';

/** Every operation of a person's desk, for everybody it is not for. */

type Desk = ReturnType<typeof ask>;
type Attempt = (desk: Desk, ids: { mensaje: number; ticket: number; archivo: number }) => Promise<unknown>;

const BY_ID: Record<string, Attempt> = {
  'mensajes.ver': (desk, { mensaje }) => desk.mensajes.ver({ id: mensaje }),
  'mensajes.leido': (desk, { mensaje }) => desk.mensajes.leido({ id: mensaje }),
  'mensajes.eliminar': (desk, { mensaje }) => desk.mensajes.eliminar({ id: mensaje }),
  'ticket.ver': (desk, { ticket }) => desk.ticket.ver({ id: ticket }),
  'ticket.archivo': (desk, { ticket, archivo }) => desk.ticket.archivo({ id: ticket, idArchivo: archivo }),
};

const OF_A_PERSON: Record<string, Attempt> = {
  ...BY_ID,
  'mensajes.eliminarVarios': (desk, { mensaje }) => desk.mensajes.eliminarVarios({ ids: [mensaje] }),
  'mensajes.leerTodos': (desk) => desk.mensajes.leerTodos(),
  'mensajes.usuario': (desk) => desk.mensajes.usuario({}),
  'mensajes.cantidadSinLeer': (desk) => desk.mensajes.cantidadSinLeer(),
  'ticket.propios': (desk) => desk.ticket.propios(),
  'terminos.aceptados': (desk) => desk.terminos.aceptados(),
  'terminos.aceptar': (desk) => desk.terminos.aceptar({}),
};

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

const TABLES = ['mensajes_usuario', 'terminos_aceptados', 'tickets', 'ticket_archivos'] as const;
const everything = () =>
  Promise.all(TABLES.map((table) => database().selectFrom(table).selectAll().execute()));

async function idsOfAna() {
  const [message] = (await ask({ login: 'ana' }).mensajes.usuario({})).mensajes;
  const [ticket] = (await ask({ login: 'ana' }).ticket.propios()).tickets;
  return { mensaje: message?.id ?? 0, ticket: ticket?.id ?? 0, archivo: ticket?.archivos[0]?.id ?? 0 };
}

const NOBODYS = [0, 1, 2, 3, 999_999].flatMap((id) => [{ mensaje: id, ticket: id, archivo: id }]);

describeOnBothEngines("somebody else's desk", () => {
  beforeEach(async () => {
    const id = await idOf('ana');
    await postMessage(database(), id, { clave: 'x', titulo: SECRETO, mensaje: SECRETO }, START);
    await ask({ login: 'ana' }).ticket.generar({ datosTicket, archivos: [png()] });
    await ask({ login: 'ana' }).terminos.aceptar({});
    await idOf('otro');
  });

  it.each(Object.entries(OF_A_PERSON))('%s is refused to the anonymous', async (_, attempt) => {
    const before = await everything();
    for (const ids of [await idsOfAna(), ...NOBODYS])
      await expect(attempt(ask(), ids)).rejects.toMatchObject({ status: 401 });
    expect(await everything()).toEqual(before);
  });

  it.each(Object.entries(BY_ID))('%s does not tell whether it exists', async (_, attempt) => {
    const before = await everything();
    const desk = ask({ login: 'otro' });
    const refusals = [];
    for (const ids of [await idsOfAna(), ...NOBODYS])
      refusals.push(
        await attempt(desk, ids).then(
          () => 'answered',
          (error: unknown) => String(error),
        ),
      );
    expect(new Set(refusals)).toEqual(new Set(['Error: No se encontró lo solicitado.']));
    expect(await everything()).toEqual(before);
  });

  it('is not read or deleted by others who do so with all of theirs', async () => {
    const before = await everything();
    const desk = ask({ login: 'otro' });
    const { mensaje } = await idsOfAna();
    expect(await desk.mensajes.leerTodos()).toMatchObject({ codigo: 'OK', cantidad: 0 });
    expect(await desk.mensajes.eliminarVarios({ ids: [mensaje] })).toMatchObject({ cantidad: 0 });
    expect(await everything()).toEqual(before);
  });

  it('is empty for who has nothing', async () => {
    const desk = ask({ login: 'otro', visitante: 'otra-sesion' });
    const seen = [
      await desk.mensajes.usuario({}),
      await desk.mensajes.cantidadSinLeer(),
      await desk.ticket.propios(),
      await desk.ticket.archivosGuardados(),
      await desk.mensajes.globales({}),
    ];
    expect(JSON.stringify(seen)).not.toContain(SECRETO);
    expect(await desk.terminos.aceptados()).toEqual({ acepto: false });
  });

  it('keeps its terms when another accepts them', async () => {
    await ask({ login: 'otro' }).terminos.aceptar({});
    const rows = await database().selectFrom('terminos_aceptados').selectAll().execute();
    expect(rows.map((row) => row.usuario_id)).toEqual([await idOf('ana'), await idOf('otro')]);
  });

  it('does not lend a file through a ticket of one’s own', async () => {
    const { archivo } = await idsOfAna();
    const desk = ask({ login: 'otro' });
    const { id } = await desk.ticket.generar({ datosTicket });
    await expect(desk.ticket.archivo({ id: id ?? 0, idArchivo: archivo })).rejects.toMatchObject({
      status: 404,
    });
  });
});
