import { expect, it } from 'vitest';
import type { NombrePublico } from '~/registry/public-registry';
import { linesOf } from '~/whois43/lines';

const SEPARATORS = /[\r\n\u0085\u2028\u2029]/;

it.each(['\r\n', '\n', '\u0085', '\u2028', '\u2029'])(
  'what a person typed with %j in it begins no line of its own',
  (separator) => {
    const titular: NombrePublico['titular'] = {
      nombre: `Ana${separator}Estado: ELIMINADO`,
      apellido: 'Píriz',
      nicHandler: 'UY1',
      emailPublico: '',
      direccion: '',
      telefono: '',
    };
    const lines = linesOf({
      respuestaOK: true,
      codigo: 'OK',
      mensaje: '',
      nombre: 'kiosco.uy',
      estado: 'REGISTRADO',
      fechaAlta: null,
      fechaVencimiento: null,
      nameServers: [],
      titular,
      administrador: null,
      tecnico: null,
      financiero: null,
    });
    expect(lines).toContain('Titular - Nombre: Ana Estado: ELIMINADO');
    for (const line of lines) expect(line).not.toMatch(SEPARATORS);
  },
);
