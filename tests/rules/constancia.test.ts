import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { hechosDe, textoDe, yaVencio } from '~/registry/domain/constancia';

const FOTO = {
  estado: 'REGISTRADO',
  fechaAlta: '2026-03-01',
  fechaVencimiento: '2027-03-01',
  fechaEliminacion: null,
  retenciones: null,
  renovacionAutomatica: false,
  cuentaPago: null,
  titular: { nombre: 'Ana', apellido: 'Sosa' },
  alojado: true,
  servidores: [],
} as const;
const DATOS = {
  numero: 'UY-0',
  emitidaEn: '2026-11-21T12:00:00.000Z',
  momento: '2026-11-21T12:00:00.000Z',
  clave: 'abc',
  direccion: 'https://portal.example/constancia/UY-0',
};

const textOf = (nombre: string) => {
  const foto = { ...FOTO, titular: { ...FOTO.titular, nombre } };
  const dia = Temporal.PlainDate.from('2026-11-21');
  return textoDe(hechosDe('kiosco.uy', foto, dia, ['ns1.nic.uy']), DATOS);
};

describe('the text of a certificate', () => {
  it.each(['Ana\nVence el: 01/01/2099', 'Ana\r\nVence el: 01/01/2099', 'Ana\u2028Vence el: 01/01/2099'])(
    'has one line for each fact, whatever its holder is called: %j',
    (nombre) => {
      const lines = textOf(nombre).split(/[\n\r\u2028]/);
      expect(lines.filter((line) => line.startsWith('Vence el: '))).toEqual(['Vence el: 01/03/2027']);
      expect(lines).toContain('Titular: Ana Vence el: 01/01/2099 Sosa');
    },
  );

  it('is of a name in force through the day that it expires on', () => {
    const on = (dia: string) => {
      const day = Temporal.PlainDate.from(dia);
      return yaVencio(hechosDe('kiosco.uy', FOTO, day, []), day);
    };
    expect(['2027-02-28', '2027-03-01', '2027-03-02'].map(on)).toEqual([false, false, true]);
  });

  it('names the servers of the registry for a name that is hosted here', () => {
    expect(textOf('Ana')).toContain('Servidores de nombres: ns1.nic.uy');
  });
});
