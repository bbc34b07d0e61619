-- Violations of the shell's content security policy that browsers report: a number for an hour, the directive and the
-- version of a remote whose file broke it ('' for the shell itself). Nothing else of a report is kept. Rows live for a day.
CREATE TABLE csp_violation (
  hour timestamptz NOT NULL,
  directive text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  reports integer NOT NULL,
  PRIMARY KEY (hour, directive, remote, version)
);
