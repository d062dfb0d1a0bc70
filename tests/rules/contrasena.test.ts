import { describe, expect, it } from 'vitest';
import { weaknessOf } from '~/identity/password-rules';

const ABOUT = ['mgonzalez', 'María', 'González'];

describe('a password', () => {
  it.each([
    'mate amargo y bizcochos',
    'correr bajo la lluvia',
    '9f!kQ2zP0x',
    'ñandúes en la ruta 5',
    'la casa de maria esta lejos',
    'xxx tortuga gigante',
  ])('long and of one’s own passes: %s', async (password) => {
    expect(await weaknessOf(password, ABOUT)).toBeUndefined();
  });

  it.each(['tres perros verdes ayer', 'mesa lluvia caballo rojo', 'sol puerta tango queso'])(
    'where it was refused four words do, as its sentence says: %s',
    async (password) => {
      expect(await weaknessOf('tres perros verdes', ABOUT)).toContain('sirven cuatro palabras');
      expect(await weaknessOf(password, ABOUT)).toBeUndefined();
    },
  );

  it.each([
    ['short', 'gato7!'],
    ['short in letters, long in bytes', 'ñáéíóúüñá'],
    ['endless', 'a1'.repeat(101)],
    ['known', 'qwertyuiop'],
    ['known with a year and a sign', 'Peñarol2026!'],
    ['known and spelled with digits', 'C0ntr4s3ñ41234'],
    ['a team, spelled with digits, and the year', 'P3narol2026!'],
    ['a team and when it was founded', 'Nacional1899!'],
    ['the country and the year', 'Uruguay2026$$'],
    ['a season and the year', 'Verano2026!!'],
    ['a month and the year', 'Junio2026!!'],
    ['a player and his number', 'LuisSuarez9!!'],
    ['two known words', 'Penarol.campeon'],
    ['the login spelled with digits', 'mg0nz4l3z2026'],
    ['one sign', 'aaaaaaaaaaaa'],
    ['some signs again and again', 'abcabcabcabc'],
    ['a row', '1234567890'],
    ['a row backwards', '0987654321'],
    ['the login', 'mgonzalez2026'],
    ['the name', '¡González1985!'],
  ])('that is %s is refused', async (_, password) => {
    expect(await weaknessOf(password, ABOUT)).toMatch(/^(La contraseña|Esa contraseña) .*\.$/);
  });
});
