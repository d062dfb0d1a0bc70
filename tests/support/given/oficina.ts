import { database } from '~/database/connection.server';

/** Somebody with the database changed why an act was done. */
export const deskActAltered = (lugar: number, motivo: string) =>
  database().updateTable('oficina_historia').set({ motivo }).where('lugar', '=', lugar).execute();
