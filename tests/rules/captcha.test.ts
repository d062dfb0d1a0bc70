import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { canonical, esRespuesta, fichaDe, nuevaPregunta } from '~/registry/edge/captcha/question';
import { agotado, PRESUPUESTO, ventanaDe } from '~/registry/edge/captcha/rules';

const now = Temporal.Instant.from('2026-03-01T12:34:56Z');

describe('the budget of queries', () => {
  it('is spent by one session or by one address', () => {
    expect(agotado(PRESUPUESTO.porVisitante - 1, PRESUPUESTO.porDireccion - 1)).toBe(false);
    expect(agotado(PRESUPUESTO.porVisitante, 0)).toBe(true);
    expect(agotado(0, PRESUPUESTO.porDireccion)).toBe(true);
  });

  it('starts again with each window', () => {
    expect(ventanaDe(now)).toBe('2026-03-01T12:30:00.000Z');
  });
});

describe('the plain question', () => {
  it.each([
    ['8', 'ocho'],
    [' OCHO. ', '8'],
    ['８', '8'],
    ['el Miércoles', 'miercoles'],
    ['dieciséis', '16'],
  ])('takes %j for %j', (written, expected) => {
    expect(canonical(written)).toBe(canonical(expected));
  });

  it('is answered by its own answer and by no other', () => {
    for (let round = 0; round < 200; round += 1) {
      const { texto, respuesta } = nuevaPregunta();
      expect(texto).toMatch(/^¿.+\?$/);
      expect(texto).not.toContain('undefined');
      const ficha = fichaDe(respuesta, now, 'secreto');
      expect(esRespuesta(ficha, respuesta, 'secreto')).toBe(true);
      expect(esRespuesta(ficha, `${respuesta}x`, 'secreto')).toBe(false);
      expect(esRespuesta(ficha, respuesta, 'otro')).toBe(false);
    }
  });

  it('cannot be given more time by changing its slip', () => {
    const ficha = fichaDe('8', now, 'secreto');
    const [nonce, expiry, signature] = ficha.split('.');
    expect(esRespuesta(`${nonce}.${Number(expiry) + 1}.${signature}`, '8', 'secreto')).toBe(false);
  });
});
