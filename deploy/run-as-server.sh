#!/bin/sh
# Runs a program as the server's user, in the server's folder and with its settings. Install it as /usr/local/bin/bettle:
#   bettle node scripts/dist/verify-ledger.js
# A setting of bettle.env is replaced inside: bettle env PORT=3900 node …
exec systemd-run --pipe --wait --collect --quiet --uid bettle --gid bettle --working-directory /opt/bettle \
  --property EnvironmentFile=/etc/bettle/bettle.env --property UMask=0077 \
  --setenv NODE_ENV=production --setenv DATA_DIR=/var/lib/bettle "$@"
