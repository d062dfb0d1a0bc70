import { openSqlite } from '~/database/sqlite-library.server';

/** A program that knows nothing of the portal: opens a SQLite file, asks one thing, prints what it was answered, and ends. */
const [file = '', sql = ''] = process.argv.slice(2);
const opened = openSqlite(file);
if (/^select/i.test(sql)) process.stdout.write(JSON.stringify(opened.prepare(sql).all([])));
else opened.exec(sql);
opened.close();
