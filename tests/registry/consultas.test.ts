import { expect, it } from 'vitest';
import type { Inputs } from '~/registry/contract';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, idOf, START } from './caller';

const FORM = {
  nombre: 'Ana Pérez',
  email: 'ana@ejemplo.uy',
  mailConfirmacion: 'ana@ejemplo.uy',
  asunto: 'No veo mi dominio',
  mensaje: 'Lo registré ayer.',
};

const body = (form: Partial<typeof FORM & { dominio: string }>): Inputs['ticket']['generar'] => ({
  datosTicket: JSON.stringify({ ticket: { ...FORM, ...form } }),
  archivos: [],
});

/** Somebody asks the registry; answers the number of the ticket. */
async function asked(login = 'ana', form: Partial<typeof FORM & { dominio: string }> = {}) {
  const { id } = await ask({ login }).ticket.generar(body(form));
  if (id === null) throw new Error('The ticket was refused');
  return id;
}

const horacio = (now = START) => askDesk({ login: 'horacio', now }).consultas;
const irene = (now = START) => askDesk({ login: 'irene', now }).consultas;
const later = (hours: number) => START.add({ hours });

async function atAttention() {
  await atTheDesk('horacio', ['atencion']);
  await atTheDesk('irene', ['atencion', 'direccion']);
}

const acts = async () => (await askDesk({ login: 'horacio' }).personal.actos({})).actos.map(({ que }) => que);

describeOnBothEngines('a question at the desk', () => {
  it('shows nothing of who asked until it is taken or looked at, which is written down', async () => {
    await atAttention();
    const id = await asked();
    const closed = await horacio().ver({ id });
    expect(closed.contenido).toBeNull();
    expect(JSON.stringify(closed)).not.toContain('Ana Pérez');
    expect(await acts()).toEqual([]);
    await horacio().mirar({ id });
    expect((await horacio().ver({ id })).contenido).toMatchObject({ nombre: 'Ana Pérez', ingreso: true });
    expect(await acts()).toEqual(['Miró una consulta']);
    expect((await irene().ver({ id })).contenido).toBeNull();
  });

  it('is looked at for an hour, and is open to who attends it until it is closed', async () => {
    await atAttention();
    const id = await asked();
    await horacio().mirar({ id });
    expect((await horacio(START.add({ minutes: 59 })).ver({ id })).contenido).not.toBeNull();
    expect((await horacio(START.add({ minutes: 61 })).ver({ id })).contenido).toBeNull();
    await horacio().tomar({ id });
    expect((await horacio(later(48)).ver({ id })).contenido).not.toBeNull();
    await ask({ login: 'ana' }).ticket.cerrar({ id });
    expect((await horacio(later(48)).ver({ id })).contenido).toBeNull();
  });

  it('is attended by one: who comes second is told by whom', async () => {
    await atAttention();
    const id = await asked();
    await horacio().tomar({ id });
    const second = await irene().tomar({ id });
    expect(second).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(second.mensajeRespuesta).toContain('La atiende horacio');
  });

  it('is not begun to be attended once it is closed', async () => {
    await atAttention();
    const id = await asked();
    await ask({ login: 'ana' }).ticket.cerrar({ id });
    expect(await horacio().tomar({ id })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'La consulta está cerrada: para atenderla, ábrala de nuevo.',
    });
    expect((await horacio().ver({ id })).consulta.atiende).toBeNull();
  });

  it('is answered by mail and in the portal, and asks again when its author goes on', async () => {
    await atAttention();
    const id = await asked();
    await horacio().tomar({ id });
    const { consulta } = await horacio().ver({ id });
    const answer = await horacio().responder({ id, mensaje: 'Ya está.', version: consulta.version });
    expect(answer).toMatchObject({ respuestaOK: true });
    const { ticket } = await ask({ login: 'ana' }).ticket.ver({ id });
    expect(ticket).toMatchObject({
      estado: 'RESPONDIDO',
      mensajes: [{ autor: 'REGISTRO', texto: 'Ya está.' }],
    });
    expect((await observe.mails()).filter(({ asunto }) => asunto.startsWith('Respondimos'))).toHaveLength(1);
    await ask({ login: 'ana', now: later(30) }).ticket.agregar({ id, mensaje: 'Sigue igual.' });
    const again = await horacio(later(30)).ver({ id });
    expect(again.consulta).toMatchObject({ estado: 'ABIERTO', urgencia: 'A_TIEMPO' });
  });

  it('is answered once by two who answer at once: the second is told, and nothing of theirs is sent', async () => {
    await atAttention();
    const id = await asked();
    await horacio().mirar({ id });
    await irene().mirar({ id });
    const { version } = (await horacio().ver({ id })).consulta;
    const sent = await Promise.all([
      horacio().responder({ id, mensaje: 'Una.', version }),
      irene().responder({ id, mensaje: 'Otra.', version }),
    ]);
    expect(sent.map(({ codigoRespuesta }) => codigoRespuesta).toSorted()).toEqual(['OK', 'VERSION']);
    expect((await ask({ login: 'ana' }).ticket.ver({ id })).ticket.mensajes).toHaveLength(1);
    const told = sent.find(({ codigoRespuesta }) => codigoRespuesta === 'VERSION');
    expect(told?.mensajeRespuesta).toMatch(/respondió (horacio|irene)\. Su respuesta no se envió/);
  });

  it('keeps a note among the staff: no mail, and nothing of it in what its author sees', async () => {
    await atAttention();
    const id = await asked();
    await horacio().tomar({ id });
    const mails = (await observe.mails()).length;
    await horacio().anotar({ id, nota: 'Ojo: puede ser un engaño.' });
    expect(JSON.stringify(await ask({ login: 'ana' }).ticket.ver({ id }))).not.toContain('engaño');
    expect(await observe.mails()).toHaveLength(mails);
    expect(await observe.deskNotes()).toMatchObject([{ texto: 'Ojo: puede ser un engaño.' }]);
    expect((await horacio().ver({ id })).contenido?.lineas).toMatchObject([
      { tipo: 'NOTA', quien: 'horacio' },
    ]);
  });

  it('is neither answered nor noted, and no file of it is read, by who did not open it', async () => {
    await atAttention();
    const id = await asked();
    const { version } = (await horacio().ver({ id })).consulta;
    expect(await horacio().responder({ id, mensaje: 'Hola.', version })).toMatchObject({
      codigoRespuesta: 'ESTADO',
    });
    expect(await horacio().anotar({ id, nota: 'Hola.' })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    await expect(horacio().archivo({ id, idArchivo: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it('says what is wrong with an answer, a note or a number beside its field', async () => {
    await atAttention();
    const id = await asked();
    await horacio().tomar({ id });
    const { version } = (await horacio().ver({ id })).consulta;
    expect(await horacio().responder({ id, mensaje: ' ', version })).toMatchObject({
      mapErrores: { mensaje: 'Escriba la respuesta.' },
    });
    expect(await horacio().anotar({ id, nota: ' ' })).toMatchObject({
      mapErrores: { nota: 'Escriba la nota.' },
    });
    expect(await horacio().unir({ id, numero: 'la otra' })).toMatchObject({
      mapErrores: { numero: 'Escriba el número como figura en la lista: 2026-000123.' },
    });
  });

  it('is handed to somebody who attends, with what changed written down, and back to nobody', async () => {
    await atAttention();
    await atTheDesk('julia', ['contenidos']);
    const id = await asked();
    const { personal } = await askDesk({ login: 'horacio' }).personal.listar();
    const idDe = (nombre: string) => personal.find((each) => each.nombre === nombre)?.id ?? 0;
    const same = { id, clase: 'PAGO', prioridad: 'ALTA' } as const;
    expect(await horacio().cambiar({ ...same, aQuien: idDe('julia') })).toMatchObject({
      mapErrores: { aQuien: 'Esa persona ya no atiende consultas: elija otra.' },
    });
    await horacio().cambiar({ ...same, aQuien: idDe('irene') });
    const { consulta } = await irene().ver({ id });
    expect(consulta).toMatchObject({ clase: 'PAGO', prioridad: 'ALTA', atiende: { esUsted: true } });
    expect(consulta.vence).toBe(later(4).toString({ smallestUnit: 'millisecond' }));
    await horacio().cambiar({ ...same, aQuien: '' });
    expect((await irene().ver({ id })).consulta.atiende).toBeNull();
    const acts = async () => (await askDesk({ login: 'horacio' }).personal.actos({ propios: true })).actos;
    const before = (await acts()).length;
    expect((await horacio().cambiar({ ...same, aQuien: '' })).mensajeRespuesta).toBe(
      'No cambió nada: ya estaba así.',
    );
    expect(await acts()).toHaveLength(before);
  });

  it('is everybody’s again when who attends it works there no longer', async () => {
    await atAttention();
    const id = await asked();
    await horacio().tomar({ id });
    await atTheDesk('horacio', []);
    expect((await irene().ver({ id })).consulta.atiende).toBeNull();
  });

  it('goes on in another of the same person, who is told; its lines stay', async () => {
    await atAttention();
    const [una, otra] = [await asked(), await asked('ana', { asunto: 'Sigo sin verlo' })];
    await horacio().tomar({ id: otra });
    const { numero } = (await horacio().ver({ id: una })).consulta;
    expect(await horacio().unir({ id: otra, numero })).toMatchObject({ respuestaOK: true });
    const { ticket } = await ask({ login: 'ana' }).ticket.ver({ id: otra });
    expect(ticket).toMatchObject({ estado: 'CERRADO', mensaje: FORM.mensaje });
    expect(ticket.mensajes[0]?.texto).toContain(numero);
    const more = await ask({ login: 'ana' }).ticket.agregar({ id: otra, mensaje: 'Hola.' });
    expect(more.mensajeRespuesta).toContain(`sigue en la ${numero}`);
    expect(await horacio().reabrir({ id: otra })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    await horacio().mirar({ id: una });
    expect((await horacio().ver({ id: una })).contenido?.unidas).toHaveLength(1);
  });

  it('offers those of the same person that are not closed, the last first, to who opened it', async () => {
    await atAttention();
    const [una, otra, cerrada, suya] = [await asked(), await asked(), await asked(), await asked()];
    await asked('beto');
    await ask({ login: 'ana' }).ticket.cerrar({ id: cerrada });
    expect((await horacio().delMismo({ id: suya })).consultas).toEqual([]);
    await horacio().tomar({ id: suya });
    expect((await horacio().delMismo({ id: suya })).consultas.map(({ id }) => id)).toEqual([otra, una]);
    expect((await irene().delMismo({ id: suya })).consultas).toEqual([]);
  });

  it('never goes on in one of somebody else', async () => {
    await atAttention();
    const [suya, ajena] = [await asked(), await asked('beto')];
    await horacio().tomar({ id: suya });
    const { numero } = (await horacio().ver({ id: ajena })).consulta;
    const answer = await horacio().unir({ id: suya, numero });
    expect(answer.mapErrores?.numero).toContain('Es de otra persona');
  });

  it('that is closed is attended no more and goes on nowhere, and is joined by nobody who did not open it', async () => {
    await atAttention();
    const [una, otra] = [await asked(), await asked()];
    const { numero } = (await horacio().ver({ id: otra })).consulta;
    expect(await horacio().unir({ id: una, numero })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'Para hacer esto, primero abra la consulta con «Tomar» o con «Mirar».',
    });
    await ask({ login: 'ana' }).ticket.cerrar({ id: una });
    await horacio().mirar({ id: una });
    expect(await horacio().unir({ id: una, numero })).toMatchObject({
      mensajeRespuesta: 'Esta consulta ya está cerrada.',
    });
    const asNow = { aQuien: '' as const, clase: 'GENERAL' as const, prioridad: 'ALTA' as const };
    expect(await horacio().cambiar({ id: una, ...asNow })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'La consulta está cerrada: ábrala de nuevo antes.',
    });
  });

  it('is opened again with a term from then on', async () => {
    await atAttention();
    const id = await asked();
    await ask({ login: 'ana' }).ticket.cerrar({ id });
    await horacio(later(72)).reabrir({ id });
    expect((await horacio(later(72)).ver({ id })).consulta).toMatchObject({
      estado: 'ABIERTO',
      urgencia: 'A_TIEMPO',
    });
  });
});

describeOnBothEngines('the lists of questions', () => {
  it('begin with what is due first, and tell apart what is whose and what waits for nobody', async () => {
    await atAttention();
    const general = await asked();
    const dominio = await asked('ana', { asunto: 'No anda', dominio: 'ana.uy' });
    const ids = async (cola: 'mias' | 'libres' | 'todas' | 'respondidas' | 'cerradas') =>
      (await horacio().listar({ cola })).consultas.map(({ id }) => id);
    expect(await ids('todas')).toEqual([dominio, general]);
    await horacio().tomar({ id: general });
    expect(await ids('mias')).toEqual([general]);
    expect(await ids('libres')).toEqual([dominio]);
    await ask({ login: 'ana' }).ticket.cerrar({ id: dominio });
    expect(await ids('cerradas')).toEqual([dominio]);
    expect(await ids('respondidas')).toEqual([]);
    expect(await horacio(later(24 * 10)).contar()).toMatchObject({ mias: 1, libres: 0, vencidas: 1 });
  });

  it('come in parts that leave nothing out, also of what came before there was a term', async () => {
    await atAttention();
    const usuario_id = await idOf('ana');
    const base = { ...FORM, mailConfirmacion: undefined, usuario_id, estado: 'ABIERTO' as const };
    const { mailConfirmacion: _, ...row } = base;
    const rows = Array.from({ length: 60 }, (_each, at) => ({
      ...row,
      operacion: `vieja-${at}`,
      creado_en: START.toString(),
      vence_en: at < 30 ? '' : later(at % 3).toString(),
    }));
    await given.questions(rows);
    const seen: unknown[] = [];
    let desde: { vence: string; id: number } | undefined;
    do {
      const part = await horacio().listar({ cola: 'todas', desde });
      seen.push(...part.consultas.map(({ id }) => id));
      desde = part.sigue ?? undefined;
    } while (desde);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});
