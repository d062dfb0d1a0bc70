import { Temporal } from 'temporal-polyfill';
import { stamp, ZONA } from '~/base/clock.server';
import {
  type ClaseDeConsulta,
  type PrioridadDeConsulta,
  plazoAlCambiar,
  plazoDeConsulta,
} from '../../domain/consultas';

interface Plazo {
  clase: ClaseDeConsulta;
  prioridad: PrioridadDeConsulta;
}

/** Until when the registry is to answer what it was asked at a moment, as it is stored. */
export const venceDe = ({ clase, prioridad }: Plazo, desde: Temporal.Instant): string =>
  stamp(plazoDeConsulta(desde, clase, prioridad, ZONA));

/** The same of a ticket: those from before there was such a term have it since they came. */
export const venceEnDe = (ticket: Plazo & { vence_en: string; creado_en: string }): string =>
  ticket.vence_en || venceDe(ticket, Temporal.Instant.from(ticket.creado_en));

/** The same once somebody says that it is of another kind, or that it can wait or not. */
export const venceAlCambiar = (
  ticket: Plazo & { vence_en: string; creado_en: string },
  { clase, prioridad }: Plazo,
  now: Temporal.Instant,
): string =>
  stamp(
    plazoAlCambiar(
      {
        llego: Temporal.Instant.from(ticket.creado_en),
        vence: Temporal.Instant.from(venceEnDe(ticket)),
        now,
      },
      { clase, prioridad },
      ZONA,
    ),
  );
