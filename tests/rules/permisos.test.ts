import { describe, expect, it } from 'vitest';
import { ACCIONES, alcanceDe, queEs, quienesPueden } from '~/registry/domain/acciones';
import { juntos } from '~/registry/domain/actos-juntos';
import { alcancePorTema } from '~/registry/domain/alcance-por-tema';
import { GRADOS } from '~/registry/domain/candado';
import type { EstadoVigente } from '~/registry/domain/lifecycle';
import { conAprobacion, permiso, razonesDe } from '~/registry/domain/permissions';
import { EFECTOS, type Efecto, type Retencion } from '~/registry/domain/retenciones';
import { ROLES, type Roles } from '~/registry/domain/roles';
import { ESPERA_OTRO } from '~/registry/domain/words/candado';

const ESTADOS: EstadoVigente[] = ['PREREGISTRO', 'REGISTRADO', 'VENCIDO', 'ELIMINADO', 'LIBRE', 'ERROR'];
const NADIE: Roles = { titular: 0, administrador: 0, tecnico: 0, financiero: 0 };

/** Every combination of the four roles, nobody's included. */
const combinations: Roles[] = Array.from({ length: 16 }, (_, bits) => ({
  titular: bits & 1 ? 1 : 0,
  administrador: bits & 2 ? 1 : 0,
  tecnico: bits & 4 ? 1 : 0,
  financiero: bits & 8 ? 1 : 0,
}));
const [ANTES, HASTA] = ['2026-11-22T15:30:00.000Z', '2026-11-23T15:30:00.000Z'];
/** Never frozen, frozen, and frozen the day before. */
const FRIOS = [
  { congeladoHasta: null, renovableDesde: null, recienCongeladoHasta: null, congeladoDeSobra: false },
  { congeladoHasta: ANTES, renovableDesde: null, recienCongeladoHasta: HASTA, congeladoDeSobra: false },
  { congeladoHasta: ANTES, renovableDesde: null, recienCongeladoHasta: HASTA, congeladoDeSobra: true },
  { congeladoHasta: null, renovableDesde: null, recienCongeladoHasta: HASTA, congeladoDeSobra: false },
];
const CANDADOS = [null, ...GRADOS];
const HELD: Retencion = {
  id: 1,
  clase: 'ORDEN_JUDICIAL',
  documento: '123/2026',
  motivo: 'Lo ordenó un juez.',
  desde: '2026-11-20T12:00:00.000Z',
  hasta: '2026-12-31',
  efectos: EFECTOS,
};
const RETENCIONES = [[], [HELD]];
const situations = combinations.flatMap((roles) =>
  ESTADOS.flatMap((estado) =>
    FRIOS.flatMap((frio) =>
      CANDADOS.flatMap((candado) =>
        RETENCIONES.map((retenciones) => ({ roles, estado, ...frio, candado, retenciones })),
      ),
    ),
  ),
);
const only = (rol: (typeof ROLES)[number], estado: EstadoVigente = 'REGISTRADO') => ({
  roles: { ...NADIE, [rol]: 1 as const },
  estado,
  retenciones: [],
  congeladoHasta: null,
  renovableDesde: null,
  recienCongeladoHasta: null,
  congeladoDeSobra: false,
  candado: null,
});

describe('what may be done with a name', () => {
  it.each(ACCIONES)('%s: what is refused has its reason, in a whole sentence', (accion) => {
    for (const situacion of situations) {
      const puede = permiso(accion, situacion);
      if (!puede.permitido) expect(puede.motivo).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
    }
  });

  it.each(ACCIONES)('%s: who has no role may do nothing, and more roles never mean less', (accion) => {
    for (const situacion of situations)
      expect(permiso(accion, { ...situacion, roles: NADIE })).toMatchObject({
        codigo: 'SIN_PERMISO',
      });
    for (const situacion of situations)
      for (const rol of ROLES)
        if (permiso(accion, situacion).permitido)
          expect(permiso(accion, { ...situacion, roles: { ...situacion.roles, [rol]: 1 } }).permitido).toBe(
            true,
          );
  });

  it.each(ACCIONES)('%s: the list never offers what the detail refuses', (accion) => {
    for (const situacion of situations)
      if (permiso(accion, situacion, 'LISTA').permitido)
        expect(permiso(accion, situacion, 'DETALLE').permitido).toBe(true);
  });

  const SERVIDORES = ['alojar', 'delegar', 'editarRegistros', 'editarTecnico', 'verServidores'];
  const TRASLADOS = ['codigoTransferencia', 'aprobarTransferencia', 'rechazarTransferencia'];
  const PAGOS = [
    'renovar',
    'renovacionAutomatica',
    'editarFinanciero',
    'cambiarCuentaPago',
    'quitarCuentaPago',
    'verPagos',
  ];
  const CONTACTOS = [
    'editarTitular',
    'editarAdministrador',
    'invitarAdministrador',
    'invitarTecnico',
    'invitarFinanciero',
  ];
  const DE_DUENIOS = [
    'liberar',
    ...SERVIDORES,
    ...TRASLADOS,
    ...PAGOS,
    ...CONTACTOS,
    'congelar',
    'constancia',
    'verHistorial',
  ];

  it.each([
    ['titular', ['eliminar', 'transferirTitular', 'cerrarCandado', 'volverAtras', ...DE_DUENIOS]],
    ['administrador', DE_DUENIOS],
    [
      'tecnico',
      [...SERVIDORES, 'codigoTransferencia', 'rechazarTransferencia', 'constancia', 'verHistorial'],
    ],
    ['financiero', [...PAGOS, 'constancia', 'verHistorial']],
  ] as const)('gives the %s of a registered name their own part of it (spec 1)', (rol, suyas) => {
    const may = ACCIONES.filter((accion) => permiso(accion, only(rol)).permitido);
    expect([...may].sort()).toEqual([...suyas].sort());
  });

  const MIRAR = ['verServidores', 'verPagos', 'verHistorial'];
  it.each<[EstadoVigente, string[]]>([
    ['PREREGISTRO', []],
    ['ERROR', []],
    ['ELIMINADO', ['recuperar', 'eliminar', 'congelar', ...MIRAR]],
    ['LIBRE', MIRAR],
  ])('%s: leaves its holder with little', (estado, quedan) => {
    const may = ACCIONES.filter((accion) => permiso(accion, only('titular', estado)).permitido);
    expect([...may].sort()).toEqual([...quedan].sort());
  });

  it('VENCIDO: keeps from its holder only what needs a name in force', () => {
    const may = (estado: EstadoVigente) =>
      ACCIONES.filter((accion) => permiso(accion, only('titular', estado)).permitido);
    const lost = may('REGISTRADO').filter((accion) => !may('VENCIDO').includes(accion));
    expect([...lost].sort()).toEqual([...TRASLADOS, 'renovacionAutomatica', 'transferirTitular'].sort());
  });

  const CAMBIOS = [
    ...['abrirCandado', 'alojar', 'delegar', 'editarRegistros', 'editarTitular', 'editarAdministrador'],
    ...['editarTecnico', 'editarFinanciero', 'invitarAdministrador', 'invitarTecnico', 'invitarFinanciero'],
    'transferirTitular',
    'volverAtras',
  ];
  it.each<[Efecto, string[]]>([
    ['ZONA', []],
    ['TRANSFERENCIA', ['aprobarTransferencia', 'codigoTransferencia', 'transferirTitular', 'volverAtras']],
    ['CAMBIOS', CAMBIOS],
    ['ELIMINACION', ['eliminar', 'liberar']],
    ['RENOVACION', ['recuperar', 'renovacionAutomatica', 'renovar']],
  ])(
    'a hold of %s by legal cause refuses just these, with its document, its end and whom to ask',
    (efecto, quita) => {
      const lost = new Set<string>();
      for (const estado of ESTADOS)
        for (const candado of CANDADOS)
          for (const accion of ACCIONES) {
            const free = { ...only('titular', estado), candado };
            const puede = permiso(accion, { ...free, retenciones: [{ ...HELD, efectos: [efecto] }] });
            if (puede.permitido || puede.codigo !== 'RETENIDO') continue;
            lost.add(accion);
            expect(puede.motivo).toContain('(orden judicial, documento 123/2026)');
            expect(puede.motivo).toContain('Termina el 31/12/2026');
            expect(puede.motivo).toContain('Contáctenos');
          }
      expect([...lost].sort()).toEqual([...quita].sort());
    },
  );

  it('says what somebody is on the name, or that they are nothing', () => {
    const dos = { ...only('tecnico'), roles: { ...NADIE, tecnico: 1 as const, financiero: 1 as const } };
    expect(permiso('eliminar', dos)).toMatchObject({
      motivo: expect.stringContaining('usted es contacto técnico y contacto financiero.'),
    });
    expect(permiso('eliminar', { ...dos, roles: NADIE })).toMatchObject({
      motivo: 'Para eliminar el dominio hay que ser titular; usted no tiene ningún rol en él.',
    });
  });

  it('lets the technical contact recover from the detail and not from the list (decision l)', () => {
    const deleted = only('tecnico', 'ELIMINADO');
    expect(permiso('recuperar', deleted, 'LISTA')).toMatchObject({ codigo: 'SIN_PERMISO' });
    expect(permiso('recuperar', deleted, 'DETALLE')).toEqual({ permitido: true });
    expect(permiso('recuperar', only('financiero', 'ELIMINADO'), 'DETALLE')).toEqual({
      permitido: false,
      codigo: 'SIN_PERMISO',
      motivo:
        'Para recuperar el dominio hay que ser titular, contacto administrativo o contacto técnico; usted es contacto financiero.',
    });
  });

  it('lets the technical contact keep a name and not give it away (decision 050)', () => {
    for (const accion of ['liberar', 'aprobarTransferencia'] as const)
      expect(permiso(accion, only('tecnico'))).toMatchObject({
        codigo: 'SIN_PERMISO',
        motivo: expect.stringMatching(
          /hay que ser titular o contacto administrativo; usted es contacto técnico\.$/,
        ),
      });
    for (const accion of ['codigoTransferencia', 'rechazarTransferencia'] as const)
      expect(permiso(accion, only('tecnico'))).toEqual({ permitido: true });
  });

  it.each([
    ['titular', 'hacer todo con el dominio'],
    [
      'administrador',
      'hacer todo, excepto eliminar el dominio, transferir el titular, ponerle candado, abrir su candado y volver atrás los cambios del dominio',
    ],
    [
      'tecnico',
      'recuperar el dominio, alojar el dominio, delegar el dominio, editar sus registros, editar el contacto técnico, pedir su código de transferencia, rechazar su transferencia a otro registrador, ver sus servidores, pedir una constancia de él y ver su historial',
    ],
  ] as const)('tells in a sentence what the %s may', (rol, alcance) => {
    expect(alcanceDe(rol, true)).toBe(alcance);
  });

  it('tells the same in groups, each act in one of them, where it is no sentence', () => {
    expect(alcancePorTema('titular', true)).toBeNull();
    expect(alcancePorTema('administrador', true)).toBeNull();
    for (const rol of ['tecnico', 'financiero'] as const)
      for (const conTraslados of [true, false]) {
        const actos = (alcancePorTema(rol, conTraslados) ?? []).flatMap((tema) => tema.actos);
        const all = alcanceDe(rol, conTraslados).split(/, | y /);
        expect([...actos].sort()).toEqual(all.sort());
      }
  });

  it('tells nothing of registrar transfers where there are none', () => {
    for (const rol of ROLES) expect(alcanceDe(rol, false)).not.toMatch(/transferencia|registrador/);
  });

  it('tells who may do something, as its mails and its screens say it', () => {
    expect(quienesPueden('aprobarTransferencia')).toBe('el titular o el contacto administrativo');
    expect(quienesPueden('eliminar')).toBe('el titular');
  });

  it('leaves deleting and giving away to the holder (decision z)', () => {
    for (const accion of ['eliminar', 'transferirTitular'] as const) {
      expect(permiso(accion, only('titular')).permitido).toBe(true);
      expect(permiso(accion, only('administrador'))).toMatchObject({ codigo: 'SIN_PERMISO' });
    }
    expect(permiso('eliminar', only('titular', 'ELIMINADO')).permitido).toBe(true);
  });

  it.each([
    [
      'VENCIDO',
      'transferirTitular',
      'El dominio está vencido: para transferir el titular, antes debe renovarlo.',
    ],
    [
      'VENCIDO',
      'renovacionAutomatica',
      'El dominio está vencido: para cambiar su renovación automática, antes debe renovarlo.',
    ],
    ['ELIMINADO', 'renovar', 'El dominio está eliminado: para renovar el dominio, antes debe recuperarlo.'],
    ['REGISTRADO', 'recuperar', 'El dominio está registrado: no hay nada que recuperar.'],
  ] as const)('%s: %s is refused with what to do instead', (estado, accion, motivo) => {
    expect(permiso(accion, only('titular', estado))).toEqual({ permitido: false, codigo: 'ESTADO', motivo });
  });

  it('leaves the next freeze to its holder, as long after it thawed as it was frozen', () => {
    const recently = { renovableDesde: null, recienCongeladoHasta: '2026-11-22T15:30:00.000Z' };
    expect(permiso('congelar', { ...only('titular'), ...recently })).toEqual({ permitido: true });
    expect(permiso('congelar', { ...only('administrador'), ...recently })).toMatchObject({
      codigo: 'CONGELADO',
      motivo:
        'El dominio se congeló hace poco: hasta el 22/11/2026 12:30 (hora de Uruguay), solo su titular lo puede congelar otra vez.',
    });
    expect(permiso('liberar', { ...only('administrador'), ...recently })).toEqual({ permitido: true });
  });

  it('lets a holder prolong a freeze, and refuses it where that would not be longer', () => {
    const frozen = { ...only('titular'), congeladoHasta: '2026-11-22T15:30:00.000Z' };
    expect(permiso('congelar', frozen)).toEqual({ permitido: true });
    expect(permiso('congelar', { ...frozen, congeladoDeSobra: true })).toMatchObject({
      codigo: 'CONGELADO',
      motivo:
        'El dominio ya está congelado hasta el 22/11/2026 12:30 (hora de Uruguay): prolongarlo ahora no lo alargaría.',
    });
  });

  it.each([
    ['frozen', { congeladoHasta: '2026-11-22T15:30:00.000Z' }, 'CONGELADO'],
    ['held', { retenciones: [HELD] }, 'RETENIDO'],
    ['expired', { estado: 'VENCIDO' as const }, 'ESTADO'],
    ['deleted', { estado: 'ELIMINADO' as const }, 'ESTADO'],
  ] as const)('of a name that is %s has one sentence for all that it keeps from', (_, how, codigo) => {
    const situacion = { ...only('titular'), candado: 'TRASLADOS' as const, ...how };
    const { motivos, causas } = razonesDe(situacion);
    const kept = ACCIONES.filter((accion) => {
      const puede = permiso(accion, situacion);
      return !puede.permitido && puede.codigo === codigo && motivos[accion]?.includes(queEs(accion));
    });
    expect(kept.length).toBeGreaterThan(2);
    expect(new Set(kept.map((accion) => motivos[accion])).size).toBe(kept.length);
    const [causa, ...others] = new Set(kept.map((accion) => causas[accion]));
    expect(others).toEqual([]);
    for (const accion of kept) expect(causa).not.toContain(queEs(accion));
  });

  it('refuses while frozen what could take the name away, and nothing else (decision w)', () => {
    const frozen = {
      ...only('titular'),
      congeladoHasta: '2026-11-22T15:30:00.000Z',
      candado: 'TRASLADOS' as const,
    };
    const refused = ACCIONES.filter((accion) => {
      const puede = permiso(accion, frozen);
      return !puede.permitido && puede.codigo === 'CONGELADO';
    });
    expect(refused).toEqual([
      'liberar',
      'eliminar',
      'alojar',
      'delegar',
      'editarRegistros',
      'editarTitular',
      'editarAdministrador',
      'editarTecnico',
      'editarFinanciero',
      'invitarAdministrador',
      'invitarTecnico',
      'invitarFinanciero',
      'transferirTitular',
      'codigoTransferencia',
      'aprobarTransferencia',
      'abrirCandado',
    ]);
    expect(permiso('liberar', frozen)).toMatchObject({
      motivo:
        'El dominio está congelado hasta el 22/11/2026 12:30 (hora de Uruguay): hasta entonces no se puede liberar el dominio.',
    });
    expect(permiso('renovar', frozen).permitido).toBe(true);
  });

  it('names what its custodians are asked once whoever was invited accepts among what waits for them', () => {
    const locked = { ...only('titular'), candado: 'TODO' as const };
    const said =
      'cambiar el contacto administrativo, técnico o financiero: se les pregunta cuando la persona invitada acepte';
    expect(conAprobacion(locked)).toContain(said);
    expect(conAprobacion({ ...locked, candado: 'TRASLADOS' })).not.toContain(said);
    expect(conAprobacion({ ...locked, esperaCambio: true })).toEqual([]);
    expect(conAprobacion(only('titular'))).toEqual([]);
  });

  it('says in a few lines all that waits for the custodians', () => {
    const locked = { ...only('titular'), candado: 'TODO' as const };
    expect(conAprobacion(locked)).toEqual([
      'liberar o eliminar el dominio',
      'alojarlo, delegarlo o editar sus registros DNS',
      'editar los datos de cualquier contacto',
      'cambiar el contacto administrativo, técnico o financiero: se les pregunta cuando la persona invitada acepte',
      'transferir el titular',
      'abrir el candado o volver atrás los cambios del dominio',
    ]);
    expect(conAprobacion({ ...only('tecnico'), candado: 'TODO' })).toEqual([
      'alojarlo, delegarlo o editar sus registros DNS',
      'editar los datos del contacto técnico',
    ]);
  });

  it('leaves out no act, whichever of them there are', () => {
    for (const accion of ACCIONES) {
      const others = ACCIONES.filter((each) => each !== accion);
      expect(juntos([accion]), accion).toHaveLength(1);
      expect(juntos(others).join(' '), accion).not.toBe(juntos(ACCIONES).join(' '));
    }
  });

  it('while a change waits for the custodians of its lock, nothing else that they would have to approve is offered', () => {
    const locked = { ...only('titular'), candado: 'TODO' as const };
    const { motivos } = razonesDe({ ...locked, esperaCambio: true });
    for (const accion of ACCIONES) {
      const before = permiso(accion, locked);
      const after = permiso(accion, { ...locked, esperaCambio: true });
      if (before.permitido || !before.seAprueba) expect(after).toEqual(before);
      else {
        expect(after).toMatchObject({ permitido: false, codigo: 'CANDADO', motivo: ESPERA_OTRO });
        expect(motivos[accion]).toBe(ESPERA_OTRO);
      }
    }
    expect(permiso('renovar', { ...locked, esperaCambio: true }).permitido).toBe(true);
  });
});
