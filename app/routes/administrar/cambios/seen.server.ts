import { instante } from '~/registry/contract/base';

/** When the person saw what a form changes, as the form says; nothing where it says nothing that can be. */
export const seenIn = (form: FormData): string | undefined => instante.safeParse(form.get('vistoEn')).data;
