import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Accion } from '~/registry/domain/acciones';
import type { Suceso } from '~/registry/domain/history';
import type { EstadoVigente } from '~/registry/domain/lifecycle';
import {
  disponibilidad,
  esRecuperable,
  esRenovable,
  estadoAl,
  muestraFechaAlta,
  pasoAl,
  renovadoHasta,
  type Vida,
} from '~/registry/domain/lifecycle';
import { permiso } from '~/registry/domain/permissions';
import { puedeSuceder } from '~/registry/domain/transitions';
import { SUCESOS_EN_PALABRAS } from '~/registry/edge/dominios/historia-palabras';

const vida = (some: Partial<Vida> = {}): Vida => ({
  estado: 'REGISTRADO',
  fecha_vencimiento: '2026-06-15',
  fecha_eliminacion: null,
  renovacion_automatica: 1,
  cuenta_pago_id: null,
  retenciones: null,
  ...some,
});
const day = (text: string) => Temporal.PlainDate.from(text);

describe('the life of a name without a payment account', () => {
  it.each([
    ['2026-06-14', 'REGISTRADO'],
    ['2026-06-15', 'REGISTRADO'],
    ['2026-06-16', 'VENCIDO'],
    ['2026-07-15', 'VENCIDO'],
    ['2026-07-16', 'ELIMINADO'],
    ['2026-08-14', 'ELIMINADO'],
    ['2026-08-15', 'LIBRE'],
  ])('is on %s %s', (hoy, estado) => {
    expect(estadoAl(vida(), day(hoy))).toBe(estado);
  });

  it('can be renewed until it is deleted, and recovered until it is free', () => {
    expect(esRenovable(vida(), day('2026-06-15'))).toBe(true);
    expect(esRenovable(vida(), day('2026-07-15'))).toBe(true);
    expect(esRenovable(vida(), day('2026-07-16'))).toBe(false);
    expect(esRecuperable(vida(), day('2026-08-14'))).toBe(true);
    expect(esRecuperable(vida(), day('2026-08-15'))).toBe(false);
  });

  it('counts thirty days from the day its holder deleted it', () => {
    const borrado = vida({ estado: 'ELIMINADO', fecha_eliminacion: '2026-01-10' });
    expect(estadoAl(borrado, day('2026-02-08'))).toBe('ELIMINADO');
    expect(estadoAl(borrado, day('2026-02-09'))).toBe('LIBRE');
  });

  it('only moves forward as days pass', () => {
    const order = ['REGISTRADO', 'VENCIDO', 'ELIMINADO', 'LIBRE'];
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (one, other) => {
        const at = (days: number) => order.indexOf(estadoAl(vida(), day('2026-01-01').add({ days })));
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
      }),
    );
  });
});

describe('the life of a name with a payment account', () => {
  it('is renewed on its expiry date and not before', () => {
    const conCuenta = vida({ cuenta_pago_id: 1 });
    expect(pasoAl(conCuenta, day('2026-06-14'))).toBeUndefined();
    expect(pasoAl(conCuenta, day('2026-06-15'))).toBe('RENOVAR');
    expect(estadoAl(conCuenta, day('2026-06-20'))).toBe('REGISTRADO');
  });

  it('expires like any other when its holder turned the renewal off', () => {
    const apagada = vida({ cuenta_pago_id: 1, renovacion_automatica: 0 });
    expect(pasoAl(apagada, day('2026-06-15'))).toBeUndefined();
    expect(pasoAl(apagada, day('2026-06-16'))).toBe('VENCER');
  });

  it('renews itself no more once it expired: that is bought', () => {
    const vencida = vida({ estado: 'VENCIDO', cuenta_pago_id: 1 });
    expect(estadoAl(vencida, day('2026-07-15'))).toBe('VENCIDO');
    expect(pasoAl(vencida, day('2026-07-15'))).toBeUndefined();
    expect(pasoAl(vencida, day('2026-07-16'))).toBe('ELIMINAR');
    expect(esRenovable(vencida, day('2026-07-15'))).toBe(true);
  });

  it('loses no day by renewing, in leap years either', () => {
    expect(renovadoHasta('2026-06-15', 1)).toBe('2027-06-15');
    expect(renovadoHasta('2028-02-29', 1)).toBe('2029-02-28');
  });
});

describe('names that are not for sale', () => {
  it.each(['PREREGISTRO', 'ERROR'] as const)('keeps %s as it is, whatever the day', (estado) => {
    expect(estadoAl(vida({ estado }), day('2030-01-01'))).toBe(estado);
    expect(disponibilidad(vida({ estado }), false, day('2030-01-01'))).toBe('REGISTRADO');
  });

  it('tells a reserved name apart from a taken one', () => {
    expect(disponibilidad(undefined, true, day('2026-01-01'))).toBe('RESERVADO');
    expect(disponibilidad(undefined, false, day('2026-01-01'))).toBe('DISPONIBLE');
    expect(disponibilidad(vida(), false, day('2026-08-14'))).toBe('REGISTRADO');
    expect(disponibilidad(vida(), false, day('2026-08-15'))).toBe('DISPONIBLE');
  });

  it('shows the registration date of registered and preregistered names only', () => {
    expect((['REGISTRADO', 'PREREGISTRO', 'VENCIDO', 'ELIMINADO'] as const).map(muestraFechaAlta)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what can happen to a name', () => {
  const ESTADOS: EstadoVigente[] = ['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'ERROR', 'LIBRE'];
  const SUCESOS = Object.entries(SUCESOS_EN_PALABRAS).map(([suceso]) => suceso);
  const isSuceso = (text: string): text is Suceso => text in SUCESOS_EN_PALABRAS;
  const happensTo = (estado: EstadoVigente) =>
    SUCESOS.filter(isSuceso).filter((suceso) => puedeSuceder(suceso, estado));

  /** What each thing that a holder may do leaves in the history. */
  const DEJA: [Accion, Suceso[]][] = [
    ['renovar', ['RENOVACION']],
    ['renovacionAutomatica', ['OPCIONES']],
    ['liberar', ['LIBERACION']],
    ['eliminar', ['BAJA']],
    ['recuperar', ['RECUPERACION']],
    ['alojar', ['ALOJAMIENTO']],
    ['delegar', ['DELEGACION', 'CLAVES']],
    ['editarRegistros', ['REGISTROS', 'ZONA', 'FIRMA', 'FIN_DE_FIRMA']],
    ['editarTitular', ['CONTACTOS']],
    ['transferirTitular', ['TRANSFERENCIA_TITULAR']],
    ['cambiarCuentaPago', ['CUENTA_PAGO']],
    ['congelar', ['CONGELAMIENTO', 'DESCONGELAMIENTO']],
    ['volverAtras', ['VUELTA_ATRAS']],
    ['aprobarTransferencia', ['SALIDA_A_OTRO_REGISTRADOR']],
  ];

  it.each(DEJA)('is all that its holder may do, in the same states: %s', (accion, sucesos) => {
    const titular = { titular: 1, administrador: 0, tecnico: 0, financiero: 0 } as const;
    for (const estado of ESTADOS)
      if (
        permiso(accion, {
          roles: titular,
          estado,
          retenciones: [],
          congeladoHasta: null,
          renovableDesde: null,
          recienCongeladoHasta: null,
          congeladoDeSobra: false,
          candado: null,
        }).permitido
      )
        for (const suceso of sucesos) expect(puedeSuceder(suceso, estado), `${suceso}, ${estado}`).toBe(true);
  });

  /** What becomes of a lock, and of the changes that it holds. */
  const DE_SU_CANDADO = [
    'CANDADO_POR_ABRIR',
    'CANDADO_MANTENIDO',
    'CANDADO_ABIERTO',
    'CUSTODIO_SACADO',
    'APERTURA_DEL_REGISTRO',
    'CAMBIO_PEDIDO',
    'CAMBIO_APROBADO',
    'CAMBIO_RECHAZADO',
    'CAMBIO_CADUCO',
    'CAMBIO_NO_SE_PUDO',
    'INTENTO_CON_CANDADO',
  ];
  const DE_SUS_DATOS = [
    ...['BLOQUEO', 'CONTACTOS', 'CUENTA_PAGO', 'DESBLOQUEO', 'DESCONGELAMIENTO', 'INICIO'],
    ...DE_SU_CANDADO,
    'MIRADA_DEL_REGISTRO',
    'RECHAZO_DEL_REGISTRO',
    ...['RETENCION', 'RETENCION_LEVANTADA', 'RETENCION_TERMINADA'],
    ...['TRANSFERENCIA_RECHAZADA', 'TRANSFERENCIA_SIN_EFECTO'],
  ];
  const A_SU_TIEMPO = ['ELIMINACION', 'VENCIMIENTO'];

  it('is no end, expiry, recovery nor second registration while it is in force', () => {
    const never = SUCESOS.filter((suceso) => !happensTo('REGISTRADO').some((one) => one === suceso));
    expect(never.sort()).toEqual([
      'DEVUELTO_POR_EL_REGISTRO',
      'ELIMINACION',
      'FIN',
      'RECUPERACION',
      'REGISTRO',
      'VENCIMIENTO',
    ]);
  });

  it('once it expired is no longer a renewal by itself, nor a change of hands', () => {
    const lost = happensTo('REGISTRADO').filter((suceso) => !happensTo('VENCIDO').includes(suceso));
    expect(lost.sort()).toEqual([
      'APROBACION_DEL_REGISTRO',
      'CODIGO_PEDIDO',
      'INGRESO_DE_OTRO_REGISTRADOR',
      'RENOVACION_AUTOMATICA',
      'SALIDA_A_OTRO_REGISTRADOR',
      'TRANSFERENCIA_PEDIDA',
      'TRANSFERENCIA_TITULAR',
    ]);
    expect(happensTo('VENCIDO').filter((suceso) => !happensTo('REGISTRADO').includes(suceso))).toEqual([
      'VENCIMIENTO',
    ]);
  });

  it.each<[EstadoVigente, string[]]>([
    ['PREREGISTRO', ['REGISTRO']],
    ['ERROR', []],
    [
      'ELIMINADO',
      [
        ...A_SU_TIEMPO,
        'BAJA',
        'CONGELAMIENTO',
        'DEVUELTO_POR_EL_REGISTRO',
        'RECUPERACION',
        'TITULAR_CORREGIDO',
      ],
    ],
    ['LIBRE', [...A_SU_TIEMPO, 'FIN']],
  ])('%s: is little beside what follows its people and their accounts', (estado, sucesos) => {
    expect(happensTo(estado).sort()).toEqual([...DE_SUS_DATOS, ...sucesos].sort());
  });
});
