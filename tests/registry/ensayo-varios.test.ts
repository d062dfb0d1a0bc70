import { expect, it } from 'vitest';
import * as given from '../support/given';
import { changedSince, held } from '../support/held';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { conGente } from './ensayos';
import { compararVarios, ensayar, hacer, type Pedido } from './ensayos-de-varios';
import { enEquipo } from './equipo';
import { cuenta, registryAs } from './persona';
import { cuentaDe, nombreDe, nombresDe } from './shop';

const SIN_CUENTA = { accion: 'ELIMINAR_CUENTA' as const };
const TECNICO = {
  accion: 'EDITAR_CONTACTO' as const,
  rolSeleccionado: 'TECNICO' as const,
  contactoDTO: {
    nombre: 'Nueva',
    apellido: 'Técnica',
    direccion: 'Calle 1',
    telefono: '29001234',
    emailPublico: 'tecnica@ejemplo.uy',
  },
};

const ver = async (pedido: Pedido, login = 'ana') => {
  const { ensayo } = await registryAs(login).ensayo.ver({ acto: { tipo: 'CAMBIAR_VARIOS', pedido } });
  if (!ensayo) throw new Error('It was refused');
  return ensayo;
};

/** A rehearsal that has as long as is said, by this clock. */
const conTiempo = async (pedido: Pedido, plazoMs: number, ahora = () => performance.now()) =>
  (await ensayar('ana', pedido, { plazoMs, ahora })).varios;

/** Names of ana's with an account each but one, one deleted, and somebody else's. */
async function cuatro(): Promise<string[]> {
  await enEquipo('con.uy', { cuenta_pago_id: await cuentaDe('ana') });
  await enEquipo('sin.uy');
  await nombreDe('ana', 'borrado.uy', { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-20' });
  await nombreDe('otro', 'ajeno.uy');
  return ['con.uy', 'sin.uy', 'borrado.uy', 'ajeno.uy'];
}

describeOnBothEngines('what is going to happen to many names', () => {
  it('is told before: to how many it is done, to which not and why, as the change then does it', async () => {
    const pedido = { ...SIN_CUENTA, dominiosSeleccionados: await cuatro() };
    const before = await held();
    const { acto, varios, zona, avisados } = await ver(pedido);
    expect(await changedSince(before), 'nothing is changed by a rehearsal').toEqual([]);
    expect(acto.seHace).toBe(true);
    expect([zona, avisados]).toEqual([null, []]);
    expect(varios).toMatchObject({ total: 4, probados: 4, hechos: 1, sinCambios: 0, noAplica: 3, zonas: 0 });
    expect(varios?.motivos, 'the same reason of two names is told once').toEqual([
      {
        motivo: 'El dominio no tiene forma de pago asociada o no tiene permisos para realizar la acción.',
        cuantos: 2,
      },
      { motivo: 'No está entre sus dominios.', cuantos: 1 },
    ]);
    expect(varios).toMatchObject(await hacer('ana', pedido));
  });

  it('counts whom it tells and by how many mails, as they are then written', async () => {
    await conGente('uno.uy');
    await enEquipo('dos.uy');
    const { tecnico_id } = await observe.theDomain('uno.uy');
    await given.contact(tecnico_id ?? 0, { usuario_id: null, email_publico: 'taller@correo.uy' });
    const pedido = { ...TECNICO, dominiosSeleccionados: ['uno.uy', 'dos.uy'] };
    const mails = async () => ({
      correos: (await observe.mails()).length,
      delDia: (await observe.noticesOfTheDay()).length,
      mensajes: (await observe.messages()).length,
    });
    const before = await mails();
    const { varios } = await ver(pedido);
    expect(await mails()).toEqual(before);
    await hacer('ana', pedido);
    const after = await mails();
    expect(varios).toMatchObject({
      hechos: 2,
      correos: after.correos - before.correos,
      delDia: after.delDia - before.delDia,
    });
    expect(varios?.personas).toBeGreaterThan(0);
  });

  it('is what happens, of changes at random: to how many, to which not and why, and by how many mails', {
    timeout: 120_000,
  }, async () => {
    const { distintos, hechos } = await compararVarios('ana', 12, 20_261_125);
    expect(distintos).toEqual([]);
    expect(hechos).toBeGreaterThan(6);
  });

  it('of more than a page is tried a part at a time, and their person hears at its end as they will', async () => {
    const nombres = Array.from({ length: 120 }, (_, at) => `n-${String(at).padStart(3, '0')}.uy`);
    await nombresDe('ana', nombres);
    const pedido = {
      accion: 'EDITAR_CUENTA' as const,
      filtro: { nombre: 'n-' },
      total: 120,
      templateCuentaPagoDTO: cuenta(),
    };
    const before = await held();
    const all = await conTiempo(pedido, 60_000);
    expect(all).toMatchObject({ total: 120, probados: 120, hechos: 120, noAplica: 0, personas: 1 });
    const some = await conTiempo(pedido, 0);
    expect(some, 'where time is over it says how many were tried').toMatchObject({
      total: 120,
      probados: 50,
      hechos: 50,
    });
    expect(await changedSince(before), 'no account was made, and no change is under way').toEqual([]);
  });

  it('of ten thousand ends within its second and a half, and says how many it tried', {
    timeout: 300_000,
  }, async () => {
    const nombres = Array.from({ length: 120 }, (_, at) => `n-${String(at).padStart(3, '0')}.uy`);
    await nombresDe('ana', nombres);
    const none = Array.from({ length: 9880 }, (_, at) => `nadie-${at}.uy`);
    const pedido = { ...SIN_CUENTA, dominiosSeleccionados: [...nombres, ...none] };
    // A clock by which each part takes as long as the machine of that day: what is compared is no time of this one.
    for (const [each, tried] of [
      [100, 15],
      [400, 3],
      [1400, 1],
      [9000, 1],
    ] as const) {
      let moment = 0;
      let looks = 0;
      const ahora = () => {
        looks += 1;
        // After the first look each part is looked at when it begins and when it ends.
        if (looks > 1 && looks % 2 === 1) moment += each;
        return moment;
      };
      const varios = await conTiempo(pedido, 1500, ahora);
      expect(varios, `${each} ms a part`).toMatchObject({ total: 10_000, probados: tried * 50 });
      expect(varios?.noAplica).toBe(varios?.probados);
      expect(varios?.noHechos, 'as many as are of use').toHaveLength(50);
      if (tried > 1) expect(moment, 'in milliseconds').toBeLessThanOrEqual(1500);
    }
  });

  it('is refused with the sentence and the fields of the change itself, and of another number of names', async () => {
    const dominiosSeleccionados = await cuatro();
    const wrong = { ...TECNICO, dominiosSeleccionados, contactoDTO: { nombre: 'Ana' } };
    const { acto, varios } = await ver(wrong);
    const said = await registryAs('ana').administracion.iniciarCambioMasivo(wrong);
    expect(acto).toMatchObject({ seHace: false, codigo: 'CAMPOS', mapErrores: said.mapErrores });
    expect(varios).toBeNull();
    const otros = await ver({ ...SIN_CUENTA, filtro: { nombre: 'sin' }, total: 7 });
    expect(otros.acto).toMatchObject({
      codigo: 'OTRA_CANTIDAD',
      mensaje: expect.stringContaining('1\u00a0dominio'),
    });
  });

  it('says nothing of names that are not one’s own, nor does anything to who may not change them', async () => {
    const dominiosSeleccionados = [...(await cuatro()), 'no-existe.uy'];
    const { varios } = await ver({ ...SIN_CUENTA, dominiosSeleccionados }, 'beto');
    expect(varios).toMatchObject({
      hechos: 0,
      motivos: [{ motivo: 'No está entre sus dominios.', cuantos: 5 }],
      personas: 0,
    });
  });

  it('is told ten times in a minute and no more', async () => {
    await enEquipo('uno.uy');
    const pedido = { ...SIN_CUENTA, dominiosSeleccionados: ['uno.uy'] };
    for (let turn = 0; turn < 10; turn += 1) await ver(pedido);
    const acto = { tipo: 'CAMBIAR_VARIOS' as const, pedido };
    expect(await registryAs('ana').ensayo.ver({ acto })).toMatchObject({
      codigo: 'DEMASIADAS',
      mensaje: expect.stringContaining('espere un minuto'),
    });
  });
});
