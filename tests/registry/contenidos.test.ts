import { expect, it } from 'vitest';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal } from '../support/rows';
import { ask, askDesk, atTheDesk, START } from './caller';
import { nombreDe } from './shop';

const MENSAJE: ContenidoEscrito = {
  clase: 'MENSAJE',
  titulo: 'Horario de verano',
  mensaje: 'En enero atendemos hasta las 14.',
  prioridad: 'MEDIA',
  publico: 'TODOS',
};
const DESTACADO: ContenidoEscrito = {
  clase: 'DESTACADO',
  titulo: 'Proteja su cuenta',
  texto: 'Agregue un segundo paso.',
  enlace: '/ayuda',
  enlaceTexto: 'Leer la ayuda',
  orden: '2',
  publico: 'TODOS',
};
const SIN_HORA = { desdeDia: '', desdeHora: '', hastaDia: '', hastaHora: '' };

// START is 09:00 of 21/11/2026 in Uruguay
const desk = (login = 'carla', now = START) => askDesk({ login, now }).contenidos;
const atContents = async () => {
  await atTheDesk('carla', ['contenidos']);
  await atTheDesk('irene', ['direccion']);
};

async function written(escrito: ContenidoEscrito = MENSAJE) {
  const answer = await desk().crear({ escrito });
  expect(answer).toMatchObject({ respuestaOK: true });
  return { clase: escrito.clase, id: answer.id ?? 0 };
}

type When = Partial<typeof SIN_HORA>;
async function published(escrito: ContenidoEscrito = MENSAJE, when: When = {}, now = START) {
  const cual = await written(escrito);
  const { contenido } = await desk().ver(cual);
  const answer = await desk('carla', now).publicar({
    ...cual,
    ...SIN_HORA,
    ...when,
    version: contenido.version,
  });
  return { ...cual, answer };
}

const titles = async (asking: Parameters<typeof ask>[0] = {}) =>
  (await ask(asking).mensajes.globales({})).mensajes.map(({ titulo }) => titulo);
const acts = async (login = 'carla') => (await askDesk({ login }).personal.actos({})).actos;

describeOnBothEngines('a message that the registry’s people write', () => {
  it('is scheduled, seen from its minute, and withdrawn', async () => {
    await atContents();
    const { answer, ...cual } = await published(MENSAJE, {
      desdeDia: '21/11/2026',
      desdeHora: '10:30',
      hastaDia: '22/11/2026',
    });
    expect(answer.mensajeRespuesta).toBe(
      'Se muestra desde el 21/11/2026 10:30 (hora de Uruguay), hasta el final del 22/11/2026.',
    );
    const at = (time: string) => ({
      now: START.add({ minutes: (Number(time.slice(0, 2)) - 9) * 60 + Number(time.slice(3)) }),
    });
    expect(await titles(at('10:29'))).toEqual([]);
    expect(await titles(at('10:30'))).toEqual(['Horario de verano']);
    expect(await titles({ now: START.add({ hours: 38 }) })).toEqual(['Horario de verano']);
    expect(await titles({ now: START.add({ hours: 39 }) })).toEqual([]);
    const withdrawn = await desk('irene', at('11:00').now).retirar({ ...cual, motivo: 'Cambió el horario.' });
    expect(withdrawn.mensajeRespuesta).toBe('Quedó retirado: ya no lo ve nadie.');
    expect(await titles(at('11:00'))).toEqual([]);
    await expect(ask(at('11:00')).mensajes.global({ id: cual.id })).rejects.toMatchObject({ status: 404 });
    expect((await desk().ver(cual)).contenido).toMatchObject({
      estado: 'RETIRADO',
      motivo: 'Cambió el horario.',
    });
  });

  it('is over at its minute, where one was said', async () => {
    await atContents();
    await published(MENSAJE, { hastaDia: '2026-11-21', hastaHora: '9:05' });
    expect(await titles({ now: START.add({ minutes: 4 }) })).toEqual(['Horario de verano']);
    expect(await titles({ now: START.add({ minutes: 5 }) })).toEqual([]);
  });

  it('is seen by nobody as a draft, and by those whom it is for once it is published', async () => {
    await atContents();
    await nombreDe('ana', 'ana.uy');
    await written();
    expect(await titles()).toEqual([]);
    await published({ ...MENSAJE, titulo: 'Con cuenta', publico: 'CON_CUENTA' });
    await published({ ...MENSAJE, titulo: 'Con dominios', publico: 'CON_DOMINIOS' });
    expect(await titles()).toEqual([]);
    expect(await titles({ login: 'beto' })).toEqual(['Con cuenta']);
    expect(await titles({ login: 'ana' })).toEqual(['Con dominios', 'Con cuenta']);
  });

  it('says how many accounts it reaches, and how a person will see it, before it is published', async () => {
    await atContents();
    await nombreDe('ana', 'ana.uy');
    const { contenido } = await desk().ver(await written({ ...MENSAJE, publico: 'CON_DOMINIOS' }));
    expect(contenido.alcance).toEqual({ cuentas: 1, masDe: false });
    expect(contenido.comoSeVe.mensaje).toMatchObject({ titulo: 'Horario de verano', prioridad: 'MEDIA' });
    expect(contenido).toMatchObject({ estado: 'BORRADOR', desde: null, escribio: 'carla' });
  });

  it('is written by one of two who change it at once; the other is told, and may write again', async () => {
    await atContents();
    const { id } = await written();
    const change = (login: string, titulo: string, version: number) =>
      desk(login).cambiar({ id, version, escrito: { ...MENSAJE, titulo } });
    const [one, other] = await Promise.all([change('carla', 'Uno', 1), change('irene', 'Otro', 1)]);
    expect([one.codigoRespuesta, other.codigoRespuesta].sort()).toEqual(['OK', 'VERSION']);
    const refused = one.respuestaOK ? other : one;
    expect(refused.mensajeRespuesta).toMatch(/^Mientras usted lo tenía abierto, (carla|irene) guardó otro/);
    const { contenido } = await desk().ver({ clase: 'MENSAJE', id });
    expect(await change('carla', 'Tres', contenido.version)).toMatchObject({ respuestaOK: true });
    expect((await desk().ver({ clase: 'MENSAJE', id })).contenido.titulo).toBe('Tres');
  });

  it('is not published as somebody else left it unseen, nor twice, nor changed once it is', async () => {
    await atContents();
    const cual = await written();
    await desk('irene').cambiar({ id: cual.id, version: 1, escrito: { ...MENSAJE, titulo: 'Otro' } });
    const publish = (version: number) => desk().publicar({ ...cual, ...SIN_HORA, version });
    expect(await publish(1)).toMatchObject({ codigoRespuesta: 'VERSION' });
    expect(await publish(2)).toMatchObject({
      mensajeRespuesta: 'Ya se muestra, hasta que lo retire alguien.',
    });
    expect(await publish(3)).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await desk().cambiar({ id: cual.id, version: 3, escrito: MENSAJE })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: 'Ya se publicó: no cambia más. Retírelo y escriba otro a partir de él.',
    });
    const retirar = () => desk().retirar({ ...cual, motivo: 'Se repetía.' });
    await retirar();
    expect(await retirar()).toMatchObject({ codigoRespuesta: 'ESTADO' });
  });

  it('is written once where its form comes twice', async () => {
    await atContents();
    const twice = () => desk().crear({ escrito: MENSAJE, operacion: 'una-clave-de-formulario' });
    const [one, other] = await Promise.all([twice(), twice()]);
    expect(other.id).toBe(one.id);
    expect((await desk().listar({ clase: 'MENSAJE' })).contenidos).toHaveLength(1);
    expect(
      await desk().crear({
        escrito: { ...MENSAJE, titulo: 'Otro' },
        operacion: 'una-clave-de-formulario',
      }),
    ).toMatchObject({ codigoRespuesta: 'OPERACION_REPETIDA' });
  });

  it('says beside each field what is wrong, and keeps nothing', async () => {
    await atContents();
    const empty = await desk().crear({ escrito: { ...MENSAJE, titulo: ' ', mensaje: '' } });
    expect(empty.mapErrores).toEqual({ titulo: 'Escriba el título.', mensaje: 'Escriba el mensaje.' });
    for (const enlace of ['https://otro.uy/', '//otro.uy', '/\\otro.uy', 'javascript:alert(1)']) {
      const out = await desk().crear({ escrito: { ...DESTACADO, enlace } });
      expect(out.mapErrores?.enlace, enlace).toMatch(/^Escriba una dirección de este portal/);
    }
    const cual = await written();
    expect(
      await desk().cambiar({ id: cual.id, version: 1, escrito: { ...MENSAJE, titulo: '' } }),
    ).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect(await desk().retirar({ ...cual, motivo: ' ' })).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect((await desk().listar({ clase: 'DESTACADO' })).contenidos).toEqual([]);
  });

  it.each([
    [{ desdeDia: '20/11/2026' }, 'desdeDia', /^Ese momento ya pasó/],
    [{ desdeDia: '30/02/2027' }, 'desdeDia', /^Escriba el día así/],
    [{ desdeDia: '22/11/2026', desdeHora: '25' }, 'desdeHora', /^Escriba la hora así/],
    [{ hastaHora: '10:00' }, 'hastaDia', /^Escriba también el día/],
    [{ desdeDia: '24/11/2026', hastaDia: '23/11/2026' }, 'hastaDia', /^Tiene que terminar después/],
  ])('is not shown in a time that makes no sense: %j', async (when, field, says) => {
    await atContents();
    const { answer } = await published(MENSAJE, when);
    expect(answer.mapErrores?.[field]).toMatch(says);
    expect(await titles({ now: START.add({ hours: 100 }) })).toEqual([]);
  });

  it('stands in the history of the desk, with what there was and what there is', async () => {
    await atContents();
    const { id } = await written();
    await desk().cambiar({ id, version: 1, escrito: { ...MENSAJE, titulo: 'Horario de enero' } });
    await desk().retirar({ clase: 'MENSAJE', id, motivo: 'No hacía falta.' });
    const [left, changed, first] = await acts();
    expect(first).toMatchObject({ que: 'Escribió un borrador', sobre: `Mensaje ${id}`, antes: '' });
    expect(changed?.antes).toContain('título: Horario de verano');
    expect(changed?.despues).toContain('título: Horario de enero');
    expect(left).toMatchObject({ que: 'Descartó un borrador', motivo: 'No hacía falta.' });
  });

  it('is listed in parts, the newest first, each by its state', async () => {
    await atContents();
    for (let i = 1; i <= 27; i++) await mensajeGlobal(`Número ${i}`);
    await written();
    const first = await desk().listar({ clase: 'MENSAJE' });
    expect(first.contenidos[0]).toMatchObject({ titulo: 'Horario de verano', estado: 'BORRADOR' });
    expect(first.contenidos[1]).toMatchObject({ titulo: 'Número 27', estado: 'VIGENTE' });
    const rest = await desk().listar({ clase: 'MENSAJE', antesDe: first.sigue ?? 0 });
    expect([first.contenidos.length, rest.contenidos.length, rest.sigue]).toEqual([25, 3, null]);
  });
});

describeOnBothEngines('a banner', () => {
  it('is shown in its place from its minute on, to whom it is for', async () => {
    await atContents();
    await published({ ...DESTACADO, publico: 'CON_CUENTA' });
    await published({ ...DESTACADO, titulo: 'Primero', orden: '1' });
    const shown = async (login?: string) =>
      (await ask({ login }).mensajes.banners()).banners.map(({ titulo }) => titulo);
    expect(await shown()).toEqual(['Primero']);
    expect(await shown('beto')).toEqual(['Primero', 'Proteja su cuenta']);
  });
});

describeOnBothEngines('who may', () => {
  it('only those of contents and of the direction write what everybody reads', async () => {
    await atTheDesk('horacio', ['atencion', 'dominios']);
    await expect(desk('horacio').listar({ clase: 'MENSAJE' })).rejects.toMatchObject({ status: 404 });
    await expect(desk('horacio').crear({ escrito: MENSAJE })).rejects.toMatchObject({ status: 404 });
  });
});
