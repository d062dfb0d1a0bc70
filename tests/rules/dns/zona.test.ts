import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tipo } from '~/registry/contract/dns-estructuras';
import { PLANTILLAS_DNS } from '~/registry/contract/dns-limites';
import { aplicada, diferencia, porClave, retirar } from '~/registry/dns/diferencia';
import { conPlantilla } from '~/registry/dns/plantillas';
import type { Registro } from '~/registry/dns/registro';
import { check, motivoContra } from '~/registry/dns/zona';

const ZONA = 'pepe.uy';
const registro = (nombre: string, tipo: Tipo, contenido: string, ttl = 3600): Registro => ({
  nombre: nombre === '@' ? ZONA : `${nombre}.${ZONA}`,
  tipo,
  ttl,
  contenido,
});
const www = registro('www', 'A', '192.0.2.1');

describe('records of one zone', () => {
  it.each([
    [
      'an alias beside an address',
      registro('www', 'CNAME', 'a.b.'),
      [www],
      'No se puede agregar un registro CNAME porque ya existe un A con el mismo nombre (www.pepe.uy).',
    ],
    [
      'an address beside an alias',
      www,
      [registro('www', 'CNAME', 'a.b.')],
      'No se puede agregar un registro A porque ya existe un CNAME con el mismo nombre (www.pepe.uy).',
    ],
    [
      'a second alias',
      registro('www', 'CNAME', 'c.d.'),
      [registro('www', 'CNAME', 'a.b.')],
      'No se puede agregar un registro CNAME porque ya existe un CNAME con el mismo nombre (www.pepe.uy).',
    ],
    ['the same again', www, [www], 'Ya existe un registro igual.'],
    [
      'the same with another TTL',
      { ...www, ttl: 60 },
      [www],
      `Ya existe un registro igual con otro TTL (${www.ttl}).`,
    ],
    ['an alias of the domain', registro('@', 'CNAME', 'a.b.'), [], 'El dominio mismo no puede ser un alias'],
    ['servers of the domain', registro('@', 'NS', 'a.b.'), [], 'delegue el dominio'],
    [
      'text at a subdomain of others',
      registro('sub', 'TXT', '"x"'),
      [registro('sub', 'NS', 'a.b.')],
      'ya existe un NS',
    ],
    [
      'text below a subdomain of others',
      registro('a.sub', 'TXT', '"x"'),
      [registro('sub', 'NS', 'a.b.')],
      'dentro de sub.pepe.uy',
    ],
    [
      'servers above a text',
      registro('sub', 'NS', 'a.b.'),
      [registro('a.sub', 'TXT', '"x"')],
      'dentro de sub.pepe.uy',
    ],
  ])('refuse %s', (_, nuevo, otros, motivo) => {
    expect(motivoContra(nuevo, otros, ZONA)).toContain(motivo);
  });

  it.each([
    ['two addresses of one name', registro('www', 'A', '192.0.2.2'), [www]],
    ['another time: the set takes it', registro('www', 'A', '192.0.2.2', 600), [www]],
    ['glue of a subdomain', registro('ns.sub', 'A', '192.0.2.2'), [registro('sub', 'NS', 'ns.sub.pepe.uy.')]],
    ['text and mail of the domain', registro('@', 'TXT', '"x"'), [registro('@', 'MX', '1 a.b.')]],
  ])('take %s', (_, nuevo, otros) => {
    expect(motivoContra(nuevo, otros, ZONA)).toBeUndefined();
  });

  it('of one set have one time (RFC 2181): a file with two is refused at the second', () => {
    const otro = registro('www', 'A', '192.0.2.2', 600);
    expect([...check([www, otro], ZONA)]).toEqual([[otro, expect.stringContaining('RFC 2181')]]);
  });
});

const alguno = fc.record({
  nombre: fc.constantFrom('a.pepe.uy', 'b.pepe.uy'),
  tipo: fc.constant('A' as const),
  ttl: fc.constantFrom(60, 3600),
  contenido: fc.constantFrom('192.0.2.1', '192.0.2.2', '192.0.2.3'),
});
const varios = fc.uniqueArray(alguno, { selector: (cada) => JSON.stringify(cada) });
const ordenados = (registros: readonly Registro[]) => registros.map((cada) => JSON.stringify(cada)).sort();

describe('a difference between versions', () => {
  it('leads from one to the other, and back', () => {
    fc.assert(
      fc.property(varios, varios, (antes, despues) => {
        const cambio = diferencia(antes, despues);
        expect(ordenados(aplicada(antes, cambio))).toEqual(ordenados(despues));
        const registros = porClave(despues);
        retirar(registros, cambio);
        expect(ordenados([...registros.values()])).toEqual(ordenados(antes));
      }),
    );
  });

  it('are taken back one after the other', () => {
    fc.assert(
      fc.property(varios, varios, varios, (uno, dos, tres) => {
        const registros = porClave(tres);
        retirar(registros, diferencia(dos, tres));
        retirar(registros, diferencia(uno, dos));
        expect(ordenados([...registros.values()])).toEqual(ordenados(uno));
      }),
    );
  });
});

describe('a template', () => {
  it.each(PLANTILLAS_DNS)('%s leaves a zone that passes the rules, put twice as once', (plantilla) => {
    const antes = [
      www,
      registro('@', 'MX', '5 viejo.com.'),
      registro('@', 'TXT', '"v=spf1 -all"', 600),
      registro('@', 'TXT', '"otro"', 600),
    ];
    const una = conPlantilla(antes, plantilla, '192.0.2.7', ZONA);
    if (!una.ok) throw new Error(una.motivo);
    expect([...check(una.valor, ZONA)].map(([cada]) => cada.nombre)).toEqual([]);
    expect(una.valor).toContainEqual(registro('@', 'TXT', '"otro"', 600));
    const otra = conPlantilla(una.valor, plantilla, '192.0.2.7', ZONA);
    expect(otra.ok && diferencia(una.valor, otra.valor)).toEqual({ quitados: [], agregados: [] });
  });

  it('keeps the time of records that already say what it would, and gives it to what joins them', () => {
    const antes = [registro('@', 'MX', '10 mx.zoho.com.', 600), registro('@', 'MX', '5 viejo.com.', 600)];
    const puesta = conPlantilla(antes, 'CORREO_ZOHO', '', ZONA);
    const correos = puesta.ok ? puesta.valor.filter(({ tipo }) => tipo === 'MX') : [];
    expect(correos.map(({ contenido, ttl }) => [contenido, ttl])).toEqual([
      ['10 mx.zoho.com.', 600],
      ['20 mx2.zoho.com.', 600],
      ['50 mx3.zoho.com.', 600],
    ]);
  });

  it('needs an address for the web', () => {
    expect(conPlantilla([], 'WEB', 'mi servidor', ZONA)).toMatchObject({ ok: false });
  });
});
