-- A text with spaces in place of the characters with which PostgreSQL reads several words as one: an address, a file, a number with a sign, a
-- compound. "gezellig.Wanneer" is two words, and so are "and/or" and "twenty-one". It has as many characters as before.
create or replace function history_separated(body text) returns text language sql immutable parallel safe
return translate(body, U&'./@:-~+_<>&=\\%#\200B', '                ');
