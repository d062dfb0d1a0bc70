import { describe, expect, it } from 'vitest';
import {
  ACTOS_DE_OFICINA,
  actosDe,
  alcanceEnFrase,
  CONJUNTOS,
  permite,
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
    expect(alcanceEnFrase('direccion')).toMatch(/^Todo lo que permiten los otros, y además: cambiar lo que/);
    expect(alcanceEnFrase('direccion')).not.toContain('atender consultas');
    expect(alcanceEnFrase('contenidos')).toBe(
      'Ver los contenidos del portal; escribir borradores; publicarlos o retirarlos; publicar términos.',
    );
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
