import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { entreComillas } from '~/registry/domain/in-sentences';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, idOf } from './caller';
import { enEquipo } from './equipo';
import { codigoDe, nombreDeOtro, OTRO, otro, otroRegistrador, pedido, requests, whose } from './traslado';

const KIOSCO = 'kiosco.uy';
const NOTA = { clase: 'NOTA_DEL_TITULAR', numero: '7/2026', fecha: '2026-11-10' };
const ORDEN = { ...NOTA, clase: 'ORDEN_JUDICIAL' };
const MOTIVO = 'Está internado y lo pidió por nota.';

const desk = (login = 'irene') => askDesk({ login });
const look = (login = 'irene', nombre = KIOSCO) =>
  desk(login).dominios.mirar({ nombreDominio: nombre, motivo: 'Llegó una nota.' });
const seen = async (login = 'irene', nombre = KIOSCO) =>
  (await desk(login).transferencias.deDominio({ nombreDominio: nombre })).pedida;

interface Answered {
  documento?: object;
  motivo?: string;
  visto?: string;
  referencia?: string;
  staff?: string;
}

/** Somebody of the registry answers for the holder, of what they see now. */
async function answers(
  respuesta: 'rechazar' | 'aprobar',
  { documento = NOTA, motivo = MOTIVO, ...how }: Answered = {},
) {
  const { staff = 'irene' } = how;
  const now = await seen(staff);
  const { visto = now?.visto ?? '', referencia = now?.referencia ?? '' } = how;
  const typed = { clase: '', numero: '', fecha: '', ...documento, motivo };
  return desk(staff).transferencias[respuesta]({ nombreDominio: KIOSCO, visto, referencia, ...typed });
}

/** The other registrar asks for the name, with the code that its holder gave it. */
const isAskedFor = async () => otro().pide(KIOSCO, await codigoDe('ana', KIOSCO));

const states = async () => (await requests()).map(({ estado }) => estado);
const titles = async (login: string) =>
  (await ask({ login }).historia.listar({ nombreDominio: KIOSCO })).entradas.map(({ titulo }) => titulo);
const lastTold = async (login: string) => (await observe.messages(login))[0];

describeOnBothEngines('a transfer that the registry answers for a holder who cannot', () => {
  beforeEach(async () => {
    await atTheDesk('irene', ['dominios']);
    await atTheDesk('julia', ['dominios']);
    await otroRegistrador();
    await enEquipo(KIOSCO, { fecha_alta: '2026-01-01' });
    await isAskedFor();
    await look();
  });

  it('is seen with who asked, until when, and what becomes of it', async () => {
    expect(await seen()).toMatchObject({
      titular: 'ana',
      gana: 'Otro Registrador',
      hasta: expect.stringMatching(/^2026-12-01T12:00/),
      alojado: false,
      impide: null,
      espera: null,
    });
  });

  it('is refused by one person: the name stays, and its people read by which document and why', async () => {
    expect(await answers('rechazar')).toMatchObject({
      mensajeRespuesta: 'Se rechazó la transferencia: kiosco.uy sigue con su titular.',
    });
    expect(await states()).toEqual(['CLIENT_REJECTED']);
    expect(await whose(KIOSCO)).toMatchObject({ registrador: 'portal', titular: await idOf('ana') });
    expect((await titles('ana'))[0]).toBe(
      `El registro rechazó en nombre de su titular la transferencia a otro registrador y dio este motivo: ${entreComillas(MOTIVO)}`,
    );
    for (const login of ['ana', 'bruno']) {
      const { titulo, mensaje } = (await lastTold(login)) ?? {};
      expect(titulo).toBe('kiosco.uy: resultado de su transferencia a Otro Registrador');
      for (const words of ['El registro, en lugar del titular', 'nota firmada del titular 7/2026', MOTIVO])
        expect(mensaje).toContain(words);
    }
    expect((await observe.deskActs()).at(-1)).toMatchObject({
      acto: 'Rechazó en nombre de su titular la transferencia de un dominio',
      motivo: MOTIVO,
    });
    expect(await seen()).toBeNull();
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('is approved by two: until the second person does the name stays', async () => {
    expect(await answers('aprobar')).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
    expect(await states()).toEqual(['PENDING']);
    expect((await desk('julia').porAprobar.listar()).esperan).toMatchObject([
      {
        que: 'aprobar la transferencia a Otro Registrador por ana, por nota firmada del titular 7/2026, del 10/11/2026',
        diferencias: expect.arrayContaining([
          { campo: 'Lo administra', antes: 'este registro', despues: 'Otro Registrador' },
        ]),
      },
    ]);
    expect(await approve('julia')).toMatchObject({ mensajeRespuesta: 'Lo aprobó, y ya se hizo.' });
    expect(await states()).toEqual(['CLIENT_APPROVED']);
    expect(await whose(KIOSCO)).toEqual({ registrador: OTRO, titular: null, vencimiento: '2028-05-01' });
    expect((await lastTold('ana'))?.mensaje).toContain(MOTIVO);
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('is approved by nobody alone', async () => {
    await answers('aprobar');
    const id = (await observe.twoPersonActs()).at(-1)?.id ?? 0;
    expect(await desk().porAprobar.hacerASolas({ id, motivo: 'Es urgente.' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Esto no se hace sin otra persona/),
    });
    expect(await states()).toEqual(['PENDING']);
  });

  it('is not approved where its holder answered meanwhile, nor where it was refused at the desk', async () => {
    await answers('aprobar');
    await answers('rechazar');
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringContaining('No hay una solicitud de transferencia pendiente'),
    });
    expect(await states()).toEqual(['CLIENT_REJECTED']);
  });

  it('of which another waits by now is not answered: that one nobody looked at', async () => {
    const before = await seen();
    await otro().cancela(KIOSCO);
    await isAskedFor();
    expect(await answers('rechazar', { referencia: before?.referencia })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringContaining('No hay una solicitud de transferencia pendiente'),
    });
    expect(await states()).toEqual(['CLIENT_CANCELLED', 'PENDING']);
  });

  it('is kept by what keeps its holder, whoever orders it; and may be refused all the same', async () => {
    await given.held(KIOSCO);
    expect((await seen())?.impide).toMatch(/^El registro retuvo/);
    expect(await answers('aprobar', { documento: ORDEN })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await answers('rechazar')).toMatchObject({ respuestaOK: true });
  });

  it('of a locked name is approved by nobody before its custodians open it', async () => {
    await given.locked(KIOSCO, { custodios: [await idOf('fito')], por: await idOf('ana') });
    expect(await answers('aprobar', { documento: ORDEN })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/registrador sin su custodio: fito\./),
    });
    expect(await answers('rechazar')).toMatchObject({ respuestaOK: true });
  });

  it('is not approved where it was frozen after it was asked', async () => {
    await answers('aprobar');
    await ask({ login: 'ana' }).historia.congelar({ nombreDominio: KIOSCO });
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Lo aprobó, pero no se pudo hacer\. .*congelado/),
    });
    expect(await states()).toEqual(['PENDING']);
  });

  it('is nothing that who has a stake in the name answers, nor who did not say why they look', async () => {
    await atTheDesk('bruno', ['dominios']);
    await look('bruno');
    expect(await answers('rechazar', { staff: 'bruno' })).toMatchObject({
      mensajeRespuesta: expect.stringContaining('es contacto de ese dominio'),
    });
    const { visto, referencia } = (await seen()) ?? {};
    expect(await seen('julia')).toBeNull();
    expect(await answers('rechazar', { staff: 'julia', visto, referencia })).toMatchObject({
      mensajeRespuesta: expect.stringContaining('diga el motivo'),
    });
    expect(await states()).toEqual(['PENDING']);
  });

  it('of a name that is another registrar’s is that one’s to answer', async () => {
    await nombreDeOtro('traido.uy');
    await ask({ login: 'ana' }).transferencia.solicitar(await pedido('ana', 'traido.uy'));
    await look('irene', 'traido.uy');
    expect(await seen('irene', 'traido.uy')).toBeNull();
  });

  it('says beside each field what is wrong with it', async () => {
    expect(
      await answers('rechazar', {
        documento: { fecha: '2027-01-01', clase: 'NOTA_DEL_TITULAR', numero: '1' },
      }),
    ).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: { fecha: 'Ese día todavía no llegó: escriba el día que dice el documento.' },
    });
    expect(await answers('aprobar', { documento: {}, motivo: '' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: {
        clase: 'Elija qué clase de documento es.',
        numero: 'Escriba el número del documento.',
        motivo: expect.any(String),
      },
    });
    expect(await states()).toEqual(['PENDING']);
  });

  it('is answered once where its holder and the registry answer at once', async () => {
    const referencia = (await requests())[0]?.referencia ?? '';
    await Promise.all([
      answers('rechazar'),
      ask({ login: 'ana' }).transferencia.rechazar({ dominio: KIOSCO, codigo: referencia }),
    ]);
    expect(await states()).toEqual(['CLIENT_REJECTED']);
    const { length } = (await titles('ana')).filter((title) => title.startsWith('El registro rechazó'));
    expect(length).toBeLessThanOrEqual(1);
  });
});
