-- A text as all searches of the panel compare it: without letter case, accents, invisible characters, and typographic forms of apostrophes,
-- quotes and dashes, with single spaces. The same as `folded` of the contract. Plain words of ASCII letters take a tenth of the time.
create or replace function folded(given text) returns text language sql immutable parallel safe
return case when given ~ '^[!-_a-~]+( [!-_a-~]+)*$' then lower(given collate "und-x-icu") else btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(
        lower(regexp_replace(normalize(replace(given, U&'\00B4', ''''), nfkd),
          '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
          '', 'g') collate "und-x-icu"), nfkd),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'),
      U&'łøđðħıŧς\2018\2019\02BC`\2032\201C\201D\201E\00AB\00BB\2010\2011\2012\2013\2014\2212',
      'loddhitσ''''''''''"""""------'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[\s\u0085]+', ' ', 'g')) end;
