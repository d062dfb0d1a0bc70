import { describe, expect, it } from 'vitest';
import {
  ACTOS_DE_OFICINA,
  actosDe,
  CONJUNTOS,
  permite,
  queAgrega,
  queAlcanza,
} from '~/registry/domain/oficina';

describe("what the registry's own people may do", () => {
  it('is nothing for who has no set', () => {
    for (const acto of ACTOS_DE_OFICINA) expect(permite([], acto)).toBe(false);
  });

  it.each(CONJUNTOS)('more sets never mean less than %s', (conjunto) => {
    for (const other of CONJUNTOS)
      for (const acto of actosDe([conjunto])) expect(permite([conjunto, other], acto)).toBe(true);
  });

  it.each(CONJUNTOS)('%s says what it allows', (conjunto) => {
    const allows = queAlcanza(conjunto);
    expect(allows.length).toBeGreaterThan(0);
    for (const each of allows) expect(each).toMatch(/^[A-ZÑÁÉÍÓÚ].+[a-záéíóú]$/);
  });

  it('what has all that the others have says only what it has besides', () => {
    const [all, first] = queAgrega('direccion');
    expect([all, first?.slice(0, 14)]).toEqual(['Todo lo que permiten los otros', 'Cambiar lo que']);
    expect(queAgrega('direccion')).not.toContain('Atender consultas');
    expect(queAgrega('contenidos')).toEqual(queAlcanza('contenidos'));
  });

  it('every act is somebody’s', () => {
    for (const acto of ACTOS_DE_OFICINA)
      expect(CONJUNTOS.some((conjunto) => permite([conjunto], acto))).toBe(true);
  });

  it('only direction decides who works there, and sees what all of them did', () => {
    const mayChange = CONJUNTOS.filter((each) => permite([each], 'cambiarPersonal'));
    const maySee = CONJUNTOS.filter((each) => permite([each], 'verActos'));
    expect([mayChange, maySee]).toEqual([['direccion'], ['direccion']]);
  });
});
