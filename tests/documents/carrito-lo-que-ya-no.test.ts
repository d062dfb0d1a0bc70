import { describe, expect, it } from 'vitest';
import { addLines, buyer, buyerAtSummary, charges, confirmButton } from '../support/compra';
import * as given from '../support/given';
import { onDemoData } from '../support/registry';
import { reservado } from '../support/rows';

const STEP = '/carrito-compra-paso-';
const RENEWAL = { tipo: 'RENOVACION', nombre: 'tambor.com.uy' } as const;
const WHY = 'El dominio tambor.com.uy no se puede renovar. El dominio está eliminado';

onDemoData();

/** Somebody else released the name since its renewal was put in the cart. */
const released = () => given.removedOn('2099-01-01', RENEWAL.nombre);

describe('a line of the cart that can no longer be done', () => {
  it('says so and why, how it is taken out and what the confirmation does with it, and is not in the total', async () => {
    const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
    await addLines([RENEWAL]);
    await released();
    for (const step of ['uno', 'cuatro']) {
      const page = await who.open(STEP + step);
      expect(page).toSay(WHY);
      expect(page).toSay('No se cobra');
      expect(page).toSay('tambor.com.uy ya no se puede renovar');
      expect(page).toSay('Al confirmar la compra no se renueva ni se cobra; el otro artículo, sí.');
    }
    const summary = await who.open(`${STEP}cuatro`);
    expect(summary).toSay('Total a pagar$ 1.389 (IVA incluido)');
    expect(confirmButton(summary)).toBe('Confirmar compra por $ 1.389');
    expect(Object.keys(summary.links)).toContain('quitarlo del carrito');
    const before = (await charges()).length;
    const page = await summary.press(confirmButton(summary));
    expect(page).toSay('Dominios registrados');
    expect(page).toSay(WHY);
    expect((await charges()).slice(before).map(({ concepto }) => concepto)).toEqual(['REGISTRO']);
  });

  it('of a name that is free no more says so at the line', async () => {
    const [who] = await buyerAtSummary(['nuevo-articulo.uy', 'otro-articulo.uy'], 'titular');
    await reservado('otro-articulo.uy');
    const cart = await who.open(`${STEP}uno`);
    expect(cart).toSay('El dominio otro-articulo.uy está reservado.');
    const left = await cart.press('Quitar otro-articulo.uy del carrito');
    expect(left).not.toSay('ya no se puede');
  });

  it('of a name that somebody else took asks for no holder, and is bought without it', async () => {
    const who = await buyer(['se-fue.uy', 'queda.uy'], 'titular');
    const [, theirs] = await buyerAtSummary(['se-fue.uy']);
    expect(await theirs.press(confirmButton(theirs))).toHaveHeading('Tu compra se realizó con éxito.');
    const step = await who.open(`${STEP}dos`);
    expect(step).toSay('se-fue.uy ya no se puede registrar');
    const early = await step.follow('Seleccionar forma de pago');
    expect(early).toSay('Falta ingresar el titular de queda.uy.');
    expect(step.within('Su compra')).toSay('se-fue.uy No se cobra');
    expect(step.links).not.toHaveProperty('Ingresar datos del titular de se-fue.uy');
    const payment = await step.press('Usar mis datos y continuar');
    expect(payment).toRedirectTo(`${STEP}tres`);
    const summary = await payment.press('Continuar', { Cuenta: 'Casa' });
    expect(summary).toSay('El dominio se-fue.uy ya no está disponible: alguien lo registró antes.');
    expect(summary.within('Titular').text).not.toContain('se-fue.uy');
    const done = await summary.press(confirmButton(summary));
    expect(done.within('Dominios registrados')).toSay('queda.uy');
    expect(done).toSay('No se pudo hacer, y no se cobra');
    expect(done).toSay('alguien lo registró antes.');
    expect(done.text, 'that it is not charged is said once').not.toContain('No se le cobró');
  });

  it('where nothing is left, nothing can be confirmed', async () => {
    const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
    await reservado('nuevo-articulo.uy');
    const summary = await who.open(`${STEP}cuatro`);
    expect(summary).toSay('No queda nada para confirmar.');
    expect(summary).not.toSay('se cobra lo que');
    expect(summary).not.toSay('Cuándo se cobra');
    expect(summary.buttons.filter((words) => words.startsWith('Confirmar compra'))).toEqual([]);
    expect((await who.open(`${STEP}uno`)).links).not.toHaveProperty('Continuar con la compra');
  });

  it('a renewal that fails does not advise to buy another name', async () => {
    const [who] = await buyerAtSummary(['nuevo-articulo.uy'], 'titular');
    await addLines([RENEWAL]);
    await (await who.open(`${STEP}uno`)).press('Quitar nuevo-articulo.uy del carrito');
    const summary = await who.open(`${STEP}cuatro`);
    await released();
    const failed = await summary.press(confirmButton(summary));
    expect(failed).toHaveHeading('Error al procesar la confirmación de la compra');
    expect(failed).not.toSay('otro nombre');
    expect(failed.links['Ver tambor.com.uy']).toBe('/administrar/ver-dominio?dominio=tambor.com.uy');
  });
});
