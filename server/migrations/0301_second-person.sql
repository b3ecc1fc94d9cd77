-- Up Migration

-- Since when the operator manages operators, without a break. Who asks for a reset, and who confirms it, have for a week.
alter table operators add column manages_since timestamptz;
-- False for an operator who was invited and has never chosen a password.
alter table operators add column has_password boolean not null default true;

update operators o set manages_since = greatest(o.created_at, coalesce((
    select max(a.at) from audit_log a
    where a.subject_type = 'operator' and a.subject_id = o.id and a.action = 'operator.change' and a.details -> 'after' ? 'level_id'
  ), o.created_at))
  from permissions p where p.id = o.permissions_id and 'manage_operators' = any(p.rights);
update operators o set has_password = false
  where o.totp_enrolled_at is null and o.first_password_expires_at is null
    and exists (select from invitations i where i.operator_id = o.id and i.used_at is null)
    and not exists (
      select from audit_log a where a.subject_type = 'operator' and a.subject_id = o.id and a.action = 'invitation.accept'
    );

create function keep_manages_since() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger operators_manage_since before insert or update of permissions_id on operators
  for each row execute function keep_manages_since();

create function keep_level_manages_since() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger permissions_manage_since after update of rights on permissions for each row
  when (('manage_operators' = any(old.rights)) <> ('manage_operators' = any(new.rights)))
  execute function keep_level_manages_since();

create function keep_has_password() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger operators_have_password before update of password_hash on operators for each row execute function keep_has_password();

-- A link for somebody who has a password needs a second admin too. The operator concerned can stop a request.
alter table two_factor_resets drop constraint two_factor_resets_what_check, drop constraint two_factor_resets_check1;
alter table two_factor_resets
  add constraint two_factor_resets_what_check check (what in ('authenticator', 'recovery_codes', 'password')),
  add constraint two_factor_resets_decided_by check (decided_by <> operator_id or outcome = 'refused');

-- Down Migration
delete from two_factor_resets where what = 'password' or decided_by = operator_id;
alter table two_factor_resets drop constraint two_factor_resets_what_check, drop constraint two_factor_resets_decided_by;
alter table two_factor_resets
  add constraint two_factor_resets_what_check check (what in ('authenticator', 'recovery_codes')),
  add constraint two_factor_resets_check1 check (decided_by <> operator_id);
drop trigger operators_have_password on operators;
drop trigger permissions_manage_since on permissions;
drop trigger operators_manage_since on operators;
drop function keep_has_password, keep_level_manages_since, keep_manages_since;
alter table operators drop column has_password, drop column manages_since;
