import type { ActoDeLista } from '../../../contract/oficina/por-aprobar';
import { llego } from '../../../domain/candado';
import { ACTOS_DE_DOS, seHaceASolas } from '../../../domain/dos-personas';
import { toULabels } from '../../../domain/labels';
import { type Conjunto, permite } from '../../../domain/oficina';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { nombresTomados } from '../nombres-tomados';
import { leerDiferencias } from './diferencias';
import { otrosCon } from './gente';
import {
  type ActoConQuien,
  findSuyo,
  listEsperan,
  listPorRevisar,
  listTerminados,
  type Suyos,
} from './store';

interface QuienMira {
  usuario: { id: number };
  funcionario: { conjuntos: readonly Conjunto[] };
}

const suyosDe = ({ usuario, funcionario }: QuienMira): Suyos => ({
  usuarioId: usuario.id,
  actos: ACTOS_DE_DOS.filter((acto) => permite(funcionario.conjuntos, acto)),
});

type Mirada = QuienMira & { now: Parameters<typeof llego>[1] };

/** An act as somebody sees it, with what they may do. */
function actoDTO(row: ActoConQuien, { usuario, funcionario, now }: Mirada): ActoDeLista {
  const esSuyo = row.pidio_id === usuario.id;
  const espera = row.estado === 'ESPERA' && !llego(row.vence_en, now);
  const puede = permite(funcionario.conjuntos, row.acto);
  const falta = row.a_solas !== null && row.revisado_en === null;
  return {
    id: row.id,
    acto: row.acto,
    que: row.que,
    clase: row.clase,
    sobre: row.clase === 'dominio' ? toULabels(row.sobre) : row.sobre,
    motivo: row.motivo,
    diferencias: leerDiferencias(row),
    pidio: llamado({ nombre: row.pidio_nombre, login: row.pidio_login }),
    pedidoEn: row.pedido_en,
    venceEn: row.vence_en,
    estado: row.estado === 'ESPERA' && !espera ? 'CADUCO' : row.estado,
    fin:
      row.terminado_en === null
        ? null
        : {
            en: row.terminado_en,
            quien:
              row.termino_id === null
                ? null
                : llamado({ nombre: row.termino_nombre, login: row.termino_login }),
            motivo: row.motivo_fin ?? '',
          },
    aSolas: row.a_solas,
    revision:
      row.revisado_en === null
        ? null
        : {
            en: row.revisado_en,
            quien: llamado({ nombre: row.reviso_nombre, login: row.reviso_login }),
            nota: row.nota ?? '',
          },
    puede: {
      responder: espera && puede && !esSuyo,
      retirar: espera && esSuyo,
      hacerASolas: espera && esSuyo && puede && seHaceASolas(row.acto),
      revisar: falta && puede && !esSuyo,
    },
  };
}

export const listar = oficina.porAprobar.listar.handler(async ({ context }) => {
  const { connection, now } = context;
  const suyos = suyosDe(context);
  const dto = (rows: readonly ActoConQuien[]) => rows.map((row) => actoDTO(row, context));
  return {
    esperan: dto(await listEsperan(connection, suyos, now)),
    porRevisar: dto(await listPorRevisar(connection, suyos)),
    terminados: dto(await listTerminados(connection, suyos, now)),
  };
});

export const ver = oficina.porAprobar.ver.handler(async ({ context, input }) => {
  const row = await findSuyo(context.connection, suyosDe(context), fila(input.id));
  if (!row) throw notFound();
  const otros = await otrosCon(context.connection, row.acto, row.pidio_id);
  const isTomado = await nombresTomados(context.connection, [row]);
  return {
    acto: actoDTO(row, context),
    hayOtraPersona: otros.length > 0,
    nombreTomado: isTomado(row),
  };
});
