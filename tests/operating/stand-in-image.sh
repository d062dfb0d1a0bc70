#!/bin/bash
# An image with what `node:20-bookworm-slim` has, for a machine that reaches no registry of images: Debian's own packages, and the
# Node of this machine where the real one has it, with npm 10 as there. $1 the engine, $2 the name, $3 a folder.
set -e
debootstrap --variant=minbase bookworm "$3" "$(grep -rhoE 'https?://\S*debian\.org/debian\b' /etc/apt/sources.list /etc/apt/sources.list.d | head -1)"
node=$(readlink -f "$(command -v node)")
mkdir -p "$3/usr/local/bin" "$3/usr/local/include"
cp "$node" "$3/usr/local/bin/node"
cp -a "$(dirname "$node")/../include/node" "$3/usr/local/include/"
npm install --global --prefix "$3/usr/local" --no-audit --no-fund npm@10
chroot "$3" useradd --uid 1000 --create-home --shell /bin/bash node
# Whom this machine trusts: what stands between it and the registry of packages may sign for that.
mkdir -p "$3/etc/ssl/certs"
cp /etc/ssl/certs/ca-certificates.crt "$3/etc/ssl/certs/"
rm -rf "$3"/var/lib/apt/lists/* "$3"/var/cache/apt/*
tar -C "$3" -c . | "$1" import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' --change 'CMD ["node"]' - "$2"
